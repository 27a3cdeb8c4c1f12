const NUL = String.fromCharCode(0);
const HALF = /\p{Surrogate}/u;
const HALVES = /\p{Surrogate}/gu;
const FIRST_HALF_AT_END = /[\ud800-\udbff]$/;

/** Whether PostgreSQL can store the text: no NUL, and no unpaired surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes(NUL) && !HALF.test(text);
}

/** The text without characters that PostgreSQL cannot store. */
export function storableText(text: string): string {
  return isStorable(text) ? text : text.replaceAll(NUL, '').replace(HALVES, '\ufffd');
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [storableText(name), storable(each)]),
  );
}

/** A JSON value whose texts and keys can be stored. */
export function storableValue<T>(value: T): T {
  return storable(value) as T;
}

/** The first `max` code units of a text, without half of a character at the end. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(FIRST_HALF_AT_END, '');
}
