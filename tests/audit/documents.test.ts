import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const README_LINES = 150;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll('\\', '/')}`);
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...inDocs,
];

/** Pieces of code within a text, without the blocks that are commands. */
function quoted(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, piece]) => piece ?? '');
}

/** A path with a placeholder (`<name>`, `*`, `…`) names no single file. */
const isOwnPath = (piece: string) => /^(src|server|tests|scripts|docs|tools|ops)\/[^\s<>*…{}]+$/.test(piece);

/** Targets of links to files of this repository, from the folder of the document. */
function linkedFiles(path: string): string[] {
  const links = [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target ?? '');
  return links.filter((target) => !/^[a-z]+:/.test(target)).map((target) => join(ROOT, path, '..', target));
}

describe('the documents tell of the code as it is', () => {
  test.each(DOCUMENTS)('every path in %s exists', (path) => {
    const missing = quoted(read(path)).filter((piece) => isOwnPath(piece) && !existsSync(join(ROOT, piece)));
    expect(missing).toEqual([]);
  });

  test.each(DOCUMENTS)('every link in %s leads to a file', (path) => {
    expect(linkedFiles(path).filter((target) => !existsSync(target))).toEqual([]);
  });

  it('README is one that a person reads', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(README_LINES);
  });

  it('every decision is in the index', () => {
    const folder = 'docs/decisions';
    const names = readdirSync(join(ROOT, folder)).filter((name) => /^\d{4}-/.test(name));
    const index = read(`${folder}/README.md`);
    expect(names.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  });
});
