import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  `src/${file}`.replaceAll('\\', '/'),
);
const sources = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const modules = files.filter((file) => file.endsWith('.module.css'));

/** Global by nature: custom properties, the ground of the page, the font, and what two packages bring along. */
const GLOBAL = [
  '@fontsource-variable/inter/wght.css',
  'react-easy-crop/react-easy-crop.css',
  'src/app/page.css',
  'src/ui/theme/arabic.css',
  'src/ui/theme/tokens.css',
];

const pathOf = (file: string, name: string) =>
  name.startsWith('.') ? normalize(join(dirname(file), name)).replaceAll('\\', '/') : name;

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Classes that a module defines; those of packages stand in `:global()`. */
function definedIn(module: string): Set<string> {
  const css = withoutComments(readFileSync(module, 'utf8')).replaceAll(/:global\([^)]*\)/g, '');
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector ?? '');
  const rules = selectors.filter((selector) => !selector.trim().startsWith('@'));
  return new Set(
    rules.flatMap((rule) => [...rule.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name]) => name ?? '')),
  );
}

interface Use {
  file: string;
  module: string;
  names: string[];
  /** `styles[name]`: which classes are asked for is known at run time only. */
  isOpen: boolean;
}

/** Named by its import alone: neither a part of a path nor a property of something else. */
const asks = (alias: string) => new RegExp(`(?<![\\w./])${alias}\\.(?!module\\b)(\\w+)`, 'g');

const uses: Use[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, alias = '', path = '']) => ({
    file,
    module: pathOf(file, path),
    names: [...text.matchAll(asks(alias))].map(([, name]) => name ?? ''),
    isOpen: text.includes(`${alias}[`),
  })),
);

describe('CSS Modules', () => {
  test('no stylesheet is global but the named ones', () => {
    const found = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/^import '([^']+\.css)';$/gm)].map(([, path = '']) => pathOf(file, path)),
    );
    expect([...new Set(found)].sort()).toEqual(GLOBAL);
    const own = files.filter((file) => file.endsWith('.css') && !modules.includes(file));
    expect(own.filter((file) => !GLOBAL.includes(file))).toEqual([]);
  });

  test('a component asks only for classes that its module has', () => {
    const missing = uses.flatMap(({ file, module, names }) => {
      const defined = definedIn(module);
      return names.filter((name) => !defined.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test.each(modules)('%s has no class that nobody asks for', (module) => {
    const asking = uses.filter((use) => use.module === module);
    const asked = new Set(asking.flatMap(({ names }) => names));
    const rest = [...definedIn(module)].filter((name) => !asked.has(name));
    expect(asking).not.toEqual([]);
    if (!asking.some(({ isOpen }) => isOpen)) expect(rest).toEqual([]);
  });

  test('a stylesheet has 300 lines at most', () => {
    const long = modules.filter((module) => readFileSync(module, 'utf8').split('\n').length > 300);
    expect(long).toEqual([]);
  });
});
