import type { ImportCandidate, ImportMatch } from './importView';
import { splitName, type PersonName } from './orderRow';

/** A participant that a row may match. */
export interface KnownPerson {
  id: number;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  participant_full_name: string;
  client_code: string;
  funding_source_id: number;
  is_active: boolean;
  phone_number: string | null;
  mobile_phone_number: string | null;
  /** Street and ZIP code of each of their addresses, as `doorKey`. */
  doors: readonly string[];
}

/** The fields of a row that identify the participant. */
export interface RowPerson {
  client_code: string;
  participant_name: string;
  phone_number: string;
  /** `doorKey` of its address; null when it cannot be parsed. */
  door: string | null;
}

/** Minimum score for an automatic match; a lower one is only offered. */
export const SURE_SCORE = 0.9;
/** Minimum score for a match to be offered. */
const OFFERED_SCORE = 0.3;
const MOST_CANDIDATES = 5;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
}

/** First and last name match; accents, case and middle names are ignored. */
export function isSameName(
  a: Pick<PersonName, 'first_name' | 'last_name'>,
  b: Pick<PersonName, 'first_name' | 'last_name'>,
): boolean {
  return plain(a.first_name) === plain(b.first_name) && plain(a.last_name) === plain(b.last_name);
}

/** Street, number and ZIP code without punctuation: one key for all spellings of an address. */
export function doorKey(address: string, zipcode: string): string {
  const street = address
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  return `${street}|${zipcode}`;
}

/**
 * Score from 0 to 1 that a row belongs to this participant, and why. Code and name together are sufficient;
 * name with phone or with address nearly so; a phone or a name alone is only a hint, because families share
 * them.
 */
export function likeness(row: RowPerson, person: KnownPerson): Pick<ImportCandidate, 'how' | 'score'> {
  const name = splitName(row.participant_name);
  const sameName = name !== null && isSameName(name, person);
  const sameLast = name !== null && plain(name.last_name) === plain(person.last_name);
  const samePhone =
    row.phone_number !== '' &&
    (row.phone_number === person.phone_number || row.phone_number === person.mobile_phone_number);
  const sameDoor = row.door !== null && person.doors.includes(row.door);
  if (row.client_code === person.client_code) return { how: 'code', score: sameName ? 1 : 0.5 };
  if (sameName && samePhone) return { how: 'phone', score: sameDoor ? 0.98 : 0.95 };
  if (sameName && sameDoor) return { how: 'name_address', score: 0.9 };
  if (samePhone) return { how: 'phone', score: sameLast ? 0.6 : 0.4 };
  if (sameName) return { how: 'name_address', score: 0.4 };
  return { how: 'name_address', score: sameDoor && sameLast ? 0.35 : 0 };
}

function candidateOf(row: RowPerson, person: KnownPerson): ImportCandidate {
  return {
    participant_id: person.id,
    participant_name: person.participant_full_name,
    client_code: person.client_code,
    ...likeness(row, person),
  };
}

/**
 * The participant of a row: the user's choice, else the code, else the only participant of the lot's client
 * with a score of at least `SURE_SCORE`. Null: a participant will be created.
 */
export function matchPerson(
  row: RowPerson,
  people: readonly KnownPerson[],
  lotClient: number,
  choice: { chosen: number | null; isNew: boolean },
): ImportMatch {
  const all = people
    .map((person) => ({ person, candidate: candidateOf(row, person) }))
    .sort((a, b) => b.candidate.score - a.candidate.score || a.person.id - b.person.id);
  const found = (taken: ImportCandidate | undefined, how = taken?.how): ImportMatch => ({
    participant_id: taken?.participant_id ?? null,
    participant_name: taken?.participant_name ?? null,
    client_code: taken?.client_code ?? null,
    how: how ?? 'new',
    score: taken?.score ?? 0,
    candidates: all
      .map(({ candidate }) => candidate)
      .filter((one) => one.participant_id !== taken?.participant_id && one.score >= OFFERED_SCORE)
      .slice(0, MOST_CANDIDATES),
  });
  const chosen = all.find(({ person }) => person.id === choice.chosen);
  if (chosen) return { ...found(chosen.candidate, 'chosen'), score: 1 };
  const byCode = all.find(({ person }) => person.client_code === row.client_code);
  if (byCode) return found(byCode.candidate);
  if (choice.isNew) return found(undefined);
  const sure = all.filter(
    ({ person, candidate }) => candidate.score >= SURE_SCORE && person.funding_source_id === lotClient,
  );
  return sure.length === 1 ? found(sure[0]?.candidate) : found(undefined);
}
