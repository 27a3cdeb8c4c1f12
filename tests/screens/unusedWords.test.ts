import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { messages } from '../../src/i18n/en/all';

/** Chosen by data (declarations, react-admin, codes and verbs of the wire), or read as an object by the page before sign-in. */
const BY_DATA = /^(ra|resources|changeLog|errors|account|routing\.refusal)\./;

function keysOf(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => keysOf(child, path ? `${path}.${key}` : key));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('i18n'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Texts that stand in the code as they are, and those with holes, which stand for any word without a space. */
function textsOf(sources: readonly string[]) {
  const whole = new Set<string>();
  const holed = new Set<string>();
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) whole.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const pattern = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (pattern.some((text) => /[a-z]\.|\.[a-z]/i.test(text))) holed.add(pattern.map(escaped).join('\\S+'));
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false));
  return { whole, holed: [...holed].map((pattern) => new RegExp(`^${pattern}$`)) };
}

it('every word is said somewhere', { timeout: 120_000 }, () => {
  const { whole, holed } = textsOf([...sourcesIn('src'), ...sourcesIn('server')]);
  const unused = keysOf(messages, '').filter(
    (key) => !BY_DATA.test(key) && !whole.has(key) && !holed.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
