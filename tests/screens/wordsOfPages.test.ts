import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { MESSAGE_SETS, SET_OF, type MessageSet } from '../../src/i18n/messageSets';

const APP = 'src/app/startApp.tsx';
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'(\.[^']+)'/gm;
const LATER = /\bimport\(\s*'(\.[^']+)'/g;
const BROUGHT = /import\('([^']+)'\),\s*messages: '(\w+)'/g;
const BROUGHT_BY_PART = /withMessages\('(\w+)', \(\) => import\('([^']+)'\)\)/g;
const KEYS = /['"`]([a-zA-Z]+)\.[a-zA-Z$]/g;

interface Source {
  imports: string[];
  later: string[];
  /** The set that comes with a piece, by its path. */
  brought: ReadonlyMap<string, MessageSet>;
  needs: ReadonlySet<MessageSet>;
}

const read = new Map<string, Source>();

function sourceOf(path: string): Source {
  const known = read.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const pathsOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, to = '']) => {
      const bare = join(dirname(path), to);
      const found = ['.ts', '.tsx'].map((end) => bare + end).find((each) => existsSync(each));
      return found && !found.startsWith('src/i18n/') ? [found] : [];
    });
  const sets: Partial<Record<string, MessageSet>> = SET_OF;
  const needs = new Set([...text.matchAll(KEYS)].flatMap(([, root = '']) => sets[root] ?? []));
  const brought = new Map(
    [
      ...[...text.matchAll(BROUGHT)].map(([, to = '', set]) => [to, set]),
      ...[...text.matchAll(BROUGHT_BY_PART)].map(([, set, to = '']) => [to, set]),
    ].map(([to = '', set]) => [`${join(dirname(path), to)}.tsx`, set as MessageSet]),
  );
  const source = { imports: pathsOf(IMPORTS), later: pathsOf(LATER), brought, needs };
  read.set(path, source);
  return source;
}

/** A file with all that is loaded together with it. */
function together(start: string): Set<string> {
  const files = new Set([start]);
  for (const file of files) for (const next of sourceOf(file).imports) files.add(next);
  return files;
}

/** Every piece of code that is loaded by itself, with the sets that are there whenever it is. */
function piecesWithSets(): Map<string, ReadonlySet<MessageSet>> {
  const pieces = new Map<string, ReadonlySet<MessageSet>>([[APP, new Set()]]);
  for (const [piece, sets] of pieces)
    for (const file of together(piece))
      for (const next of sourceOf(file).later) {
        const own = sourceOf(file).brought.get(next);
        const here = new Set(own ? [...sets, own] : sets);
        const before = pieces.get(next);
        const shared = before ? new Set([...before].filter((set) => here.has(set))) : here;
        if (before?.size === shared.size) continue;
        // Seen again with fewer sets: what it loads is looked at again too.
        pieces.delete(next);
        pieces.set(next, shared);
      }
  return pieces;
}

it('a page says only words that come with the app, with its route, or with the page that opens it', () => {
  const pieces = piecesWithSets();
  const lacking = [...pieces].flatMap(([piece, sets]) =>
    [...together(piece)].flatMap((file) =>
      [...sourceOf(file).needs].filter((set) => !sets.has(set)).map((set) => `${piece}: ${set} (${file})`),
    ),
  );
  expect(lacking).toEqual([]);
  // The walk has seen pages of each set: it does not pass because it went nowhere.
  for (const set of MESSAGE_SETS)
    expect([...pieces.values()].filter((sets) => sets.has(set)).length, set).toBeGreaterThan(1);
});
