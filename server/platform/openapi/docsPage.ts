import { BASE } from '../plugins/apiBase';

/** Where the page finds its script. */
export const DOCS_SCRIPT = `${BASE}/docs/rapidoc.js`;

/** The page of the API's document, drawn from `/api/openapi.json` by one script of this server. */
export function docsPage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rx Dispatch API</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
  :root { color-scheme: light dark; }
  body { margin: 0; font: 14px system-ui, sans-serif; }
  rapi-doc { height: 100vh; width: 100%; }
</style>
</head>
<body>
<rapi-doc spec-url="${BASE}/openapi.json" render-style="read" load-fonts="false" show-header="false"
  allow-try="false" allow-authentication="false" allow-server-selection="false" allow-spec-url-load="false"
  allow-spec-file-load="false" allow-spec-file-download="true" show-method-in-nav-bar="as-colored-text"
  use-path-in-nav-bar="true" nav-item-spacing="compact" schema-style="table" default-schema-tab="schema"
  regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace" primary-color="#0f766e"></rapi-doc>
<noscript>The document itself is at ${BASE}/openapi.json.</noscript>
<script nonce="${nonce}">
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.querySelector('rapi-doc').setAttribute('theme', dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', follow);
  follow();
</script>
<script type="module" src="${DOCS_SCRIPT}"></script>
</body>
</html>
`;
}
