import type { Random } from '../../server/demo/random';
import { absurdJson } from './values';

/** Where a value stands inside a body: names and indexes from the outside in. */
type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((each: unknown, index) => pathsIn(each, [...path, index]))
    : Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...path, name]));
  return [path, ...inner];
}

/**
 * The JSON text of `value` with the text of another value at `path`. Texts, not values: `1e400` and a name that stands
 * twice are things that JSON can say and a value cannot.
 */
function textWith(value: unknown, path: Path, replacement: string | null): string {
  const [name, ...rest] = path;
  if (name === undefined) return replacement ?? 'null';
  if (Array.isArray(value)) {
    const parts = value.flatMap((each: unknown, index) =>
      index !== name
        ? [JSON.stringify(each)]
        : rest.length === 0 && replacement === null
          ? []
          : [textWith(each, rest, replacement)],
    );
    return `[${parts.join(',')}]`;
  }
  const parts = Object.entries(value as object).flatMap(([key, each]) => {
    if (key !== name) return [`${JSON.stringify(key)}:${JSON.stringify(each)}`];
    if (rest.length === 0 && replacement === null) return [];
    return [`${JSON.stringify(key)}:${textWith(each, rest, replacement)}`];
  });
  return `{${parts.join(',')}}`;
}

function withName(value: object, name: string, json: string): string {
  const text = JSON.stringify(value);
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(name)}:${json}}`;
}

const ODD_NAMES = ['favourite', '__proto__', 'constructor', 'id', 'version', 'a\u0000', '\ud800', ''];
const BROKEN = [
  '',
  '{',
  '{"a":',
  '[1,',
  'nul',
  '"',
  '{"a":1}}',
  '\ufeff{}',
  '{a:1}',
  "{'a':1}",
  '\u0000',
  '1e',
  '-',
];

/** A body that differs from a valid one in one place. */
export function oddBody(random: Random, value: unknown): string {
  if (random.chance(0.04)) return random.pick(BROKEN);
  if (random.chance(0.05)) return absurdJson(random);
  if (random.chance(0.1) && typeof value === 'object' && value !== null && !Array.isArray(value))
    return withName(value, random.pick(ODD_NAMES), absurdJson(random));
  const path = random.pick(pathsIn(value));
  return textWith(value, path, random.chance(0.15) ? null : absurdJson(random, path.at(-1)));
}

/** Smaller bodies than this one, the smallest first: without a part, or with a simpler value in its place. */
export function smallerBodies(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return text.length > 1 ? [text.slice(0, text.length / 2), text.slice(text.length / 2)] : [''];
  }
  const paths = pathsIn(value)
    .filter((path) => path.length <= 4)
    .slice(0, 60);
  const removed = paths.map((path) => textWith(value, path, null));
  const simpler = paths.flatMap((path) => ['0', '""', '[]', '{}'].map((each) => textWith(value, path, each)));
  const halves = paths.flatMap((path) => halvesAt(value, path));
  return [...new Set([...removed, ...halves, ...simpler])].filter((each) => each.length < text.length);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown>)[name], value);
}

function halvesAt(value: unknown, path: Path): string[] {
  const found = valueAt(value, path);
  if (typeof found !== 'string' && !Array.isArray(found)) return [];
  if (found.length < 2) return [];
  const middle = Math.floor(found.length / 2);
  return [found.slice(0, middle), found.slice(middle)].map((half) =>
    textWith(value, path, JSON.stringify(half)),
  );
}
