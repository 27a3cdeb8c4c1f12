import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const WEB = 'dist/web';

interface Piece {
  file: string;
  name: string;
  imports?: string[];
  css?: string[];
}

/** Kilobytes of gzip that a person downloads for these files or layers (`scripts/chunkLayers.ts`) and all that they import. */
function weightOf(starts: readonly string[]): number {
  const pieces = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Record<string, Piece>;
  const files = new Set<string>();
  const layers = new Map(Object.values(pieces).map((piece) => [piece.name, piece]));
  const visit = (name: string): void => {
    const piece = pieces[name] ?? layers.get(name);
    if (!piece) throw new Error(`The build has no ${name}`);
    if (files.has(piece.file)) return;
    files.add(piece.file);
    for (const style of piece.css ?? []) files.add(style);
    piece.imports?.forEach(visit);
  };
  starts.forEach(visit);
  const sizes = [...files].map((file) => {
    const path = join(WEB, file);
    return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const SIGN_IN = ['index.html', 'signIn', 'src/i18n/en/account.ts'];
const LIST = ['app', 'src/i18n/en/sets/shell.ts', 'list'];

// The bench measures the same over the wire (docs/benchmarks.md); this is read from the build, in milliseconds.
for (const [what, starts, limit] of [
  ['the tracking page', ['index.html', 'src/tracking/entry.tsx'], 25],
  ['the sign-in page', SIGN_IN, 106],
  ['the first list', [...SIGN_IN, ...LIST], 380],
] as const)
  test(`${what} weighs at most ${limit} kB`, () => expect(weightOf(starts)).toBeLessThan(limit));
