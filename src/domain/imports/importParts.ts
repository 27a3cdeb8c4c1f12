import { readZip } from './importCells';
import type { ImportMapping, ImportTarget } from './importTargets';
import type { PersonName } from './orderRow';
import type { PlaceParts } from '../addresses/placeParts';

/**
 * Values that the file has in separate columns, by the order column that shows them as one line. Checked,
 * never parsed.
 */
export interface KeptApart {
  participant_name?: PersonName;
  address?: PlaceParts;
}

type Texts = ReadonlyMap<ImportTarget, string>;

const joined = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter((part) => part !== undefined && part !== null && part !== '').join(separator);
const oneSpaced = (text: string) => text.replace(/\s+/g, ' ');

/** The name as one line, and as parts if first and last name have filled columns. */
export function nameOf(texts: Texts): { text: string; parts?: PersonName; isPartial: boolean } {
  const whole = texts.get('participant_name');
  if (whole !== undefined) return { text: whole, isPartial: false };
  const [first_name = '', middle_name = '', last_name = ''] = (
    ['first_name', 'middle_name', 'last_name'] as const
  ).map((target) => oneSpaced(texts.get(target) ?? ''));
  const firstNames = joined([first_name, middle_name], ' ');
  const text = joined([last_name, firstNames], ', ');
  const isWhole = first_name !== '' && last_name !== '';
  return {
    text,
    ...(isWhole ? { parts: { first_name, middle_name: middle_name || null, last_name } } : {}),
    isPartial: !isWhole && text !== '',
  };
}

/** The address as one line, and as parts if the file has a column for the part after the street. */
export function addressOf(texts: Texts, mapping: ImportMapping): { text: string; parts?: PlaceParts } {
  const get = (target: ImportTarget) => oneSpaced(texts.get(target) ?? '');
  const place: PlaceParts = {
    address: get('address'),
    address_1: get('address_1'),
    city: get('city'),
    state: get('state'),
    zipcode: readZip(get('zipcode')),
  };
  const end = joined([place.state, place.zipcode], ' ');
  const text = joined([place.address, place.address_1, place.city, end], ', ');
  const isLine = place.address.includes(',') && place.city === '';
  const isApart = mapping.includes('city') || mapping.includes('zipcode');
  return isApart && !isLine && place.address !== '' ? { text, parts: place } : { text };
}
