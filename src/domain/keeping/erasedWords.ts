import { ERASED } from './erased';

/** Words by which a person is found in texts of all kinds. */
export interface PersonWords {
  /** Enough alone: full names, phones and e-mails of nobody else, number of the policy, code of the client. */
  strong: readonly string[];
  /** Parts of the name, addresses, remarks: they count where a text is about the person anyway. */
  weak: readonly string[];
  /** The last name is nobody else's: who searched for it searched for this person. */
  isRareName: boolean;
}

interface Person {
  first_name: string;
  middle_name: string | null;
  last_name: string;
  /** Of nobody else. */
  phones: readonly string[];
  emails: readonly string[];
  codes: readonly (string | null)[];
  /** Addresses and remarks of the record. */
  texts: readonly (string | null)[];
  isRareName: boolean;
}

/** A name that is shorter stands in too many words of others; a code is no word, and shorter ones are any number. */
const SHORTEST_NAME = 3;
const SHORTEST_CODE = 6;
const PHONE = /^\d{10}$/;
/** A date, a time, a number, a UUID, or the name of a state in our own words: it tells of nobody. */
const NEUTRAL =
  /^(?:\d{4}-\d{2}-\d{2}(?:[ T][\d:.]+(?:Z|[+-][\d:]+)?)?|\d{1,2}:\d{2}(?::\d{2})?|[\d.,-]{1,9}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const said = (words: readonly (string | null)[], shortest = SHORTEST_NAME) => [
  ...new Set(words.flatMap((word) => (word && word.trim().length >= shortest ? [word.trim()] : []))),
];

/** All ways in which people and files write this person. */
export function wordsOf(person: Person): PersonWords {
  const { first_name: first, middle_name: middle, last_name: last } = person;
  const names = [
    `${first} ${last}`,
    `${last} ${first}`,
    `${last}, ${first}`,
    ...(middle
      ? [`${first} ${middle} ${last}`, `${last}, ${first} ${middle}`, `${last} ${first} ${middle}`]
      : []),
  ];
  return {
    strong: [...said([...names, ...person.phones, ...person.emails]), ...said(person.codes, SHORTEST_CODE)],
    weak: said([last, first, middle, ...person.texts]),
    isRareName: person.isRareName,
  };
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "6195550100" also as "(619) 555-0100" and "+1 619.555.0100"; a name with any number of spaces. */
function sourceOf(word: string): string {
  if (PHONE.test(word)) return `\\(?${word.slice(0, 3)}\\)?[ .-]*${word.slice(3, 6)}[ .-]*${word.slice(6)}`;
  return word.split(/\s+/).map(escaped).join('\\s+');
}

/** Whole words, whatever their case; null: there is nothing to look for. Longer ones first, so that no part is left. */
function patternOf(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const sources = [...words].sort((one, other) => other.length - one.length).map(sourceOf);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The same for PostgreSQL, to find rows worth reading: letters around a word are looked at here, not there. */
export function searchPattern(words: readonly string[]): string {
  return words.map(sourceOf).join('|');
}

export interface Scrubber {
  /** Whether a value names the person by words that are enough alone. */
  names(value: unknown): boolean;
  /** The value without the words: the strong ones, and of a value about the person all of them. */
  without(value: unknown, isAbout: boolean): unknown;
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsWithin);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...textsWithin(each)]);
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [map(name), mapTexts(each, map)]));
}

/** Takes words out of texts, at every depth. */
export function scrubber({ strong, weak }: Pick<PersonWords, 'strong' | 'weak'>): Scrubber {
  const patterns = { strong: patternOf(strong), all: patternOf([...strong, ...weak]) };
  const names = (value: unknown) =>
    textsWithin(value).some((text) => patterns.strong !== null && text.search(patterns.strong) >= 0);
  return {
    names,
    without: (value, isAbout) => {
      const pattern = isAbout || names(value) ? patterns.all : patterns.strong;
      return pattern === null ? value : mapTexts(value, (text) => text.replace(pattern, ERASED));
    },
  };
}

/** A value of the person's own record: texts go whole, unless they are a date, a time or a number. Coordinates go too. */
export function withoutOwnValue(field: string, value: unknown): unknown {
  if (/latitude|longitude|date_of_birth/.test(field)) return value === null ? null : ERASED;
  if (Array.isArray(value) || (typeof value === 'object' && value !== null))
    return Array.isArray(value)
      ? value.map((each) => withoutOwnValue(field, each))
      : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutOwnValue(name, each)]));
  return typeof value === 'string' && value !== '' && !NEUTRAL.test(value) ? ERASED : value;
}
