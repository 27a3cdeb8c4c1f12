import { createRequire } from 'node:module';
import { BASE } from '../plugins/apiBase';

const require = createRequire(import.meta.url);

/** Starts the drawing: without a call to anybody, and without trying calls, which need a session and a key of their own. */
const START = `'use strict';
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '${BASE}/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

const LOOK = `body { margin: 0; }
html.dark-mode, html.dark-mode body { background: #1c2022; }
.swagger-ui .scheme-container, .swagger-ui .authorization__btn { display: none; }
`;

interface DocsFile {
  type: string;
  /** A file of a package, or a text of our own. */
  from: { path: string } | { text: string };
}

/** The files of the page, by their names below `/api/docs`. */
export const DOCS_FILES: Readonly<Record<string, DocsFile>> = {
  'swagger-ui.js': {
    type: 'text/javascript; charset=utf-8',
    from: { path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js') },
  },
  'swagger-ui.css': {
    type: 'text/css; charset=utf-8',
    from: { path: require.resolve('swagger-ui-dist/swagger-ui.css') },
  },
  'start.js': { type: 'text/javascript; charset=utf-8', from: { text: START } },
  'look.css': { type: 'text/css; charset=utf-8', from: { text: LOOK } },
};

/** The page of the API's document, drawn from `/api/openapi.json` by files of this server alone. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rx Dispatch API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${BASE}/docs/swagger-ui.css">
<link rel="stylesheet" href="${BASE}/docs/look.css">
</head>
<body>
<main id="document"></main>
<noscript>The document itself is at ${BASE}/openapi.json.</noscript>
<script src="${BASE}/docs/swagger-ui.js"></script>
<script src="${BASE}/docs/start.js"></script>
</body>
</html>
`;
