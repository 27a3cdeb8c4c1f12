import { stateCodeOf } from './states';

/** Parts of an address as written; '' for missing parts. */
export interface PlaceParts {
  /** House number and street. */
  address: string;
  /** Unit. */
  address_1: string;
  city: string;
  /** Code or name. */
  state: string;
  zipcode: string;
}

/** Parts of an address, and other text in them, which goes to the driver's comments. */
export interface PlaceWithRemark {
  place: PlaceParts;
  remark: string;
}

const UNIT =
  /^(?:#|(?:apt|apartment|unit|suite|ste|bldg|building|fl|floor|flr|rm|room|lot|spc|space|trlr|trailer|tower|wing|no|depto|departamento|dpto|apto|apartamento|int|interior|piso|edif|edificio|torre|unidad)\b\.?\s*#?\s*[\p{L}\p{N}-]{1,6}(?:\s|$)|[\p{L}]?\d{1,5}[\p{L}]?$)/iu;
const ZIP = /^(.*?)\s*\b(\d{5})(?:-\d{4})?$/;

const segmentsOf = (text: string) =>
  text
    .split(',')
    .map((segment) => segment.trim().replace(/\s+/g, ' '))
    .filter((segment) => segment !== '');
const isSame = (a: string, b: string) => a !== '' && a.toUpperCase() === b.toUpperCase();

/** Units stay in the address; other text between the commas goes to the driver's comments. */
function sorted(segments: readonly string[]): { units: string[]; remark: string } {
  return {
    units: segments.filter((segment) => UNIT.test(segment)),
    remark: segments.filter((segment) => !UNIT.test(segment)).join(', '),
  };
}

/** Whether a segment only repeats the city, state or ZIP code, which have their own cells. */
function repeats(segment: string, { city, state, zipcode }: PlaceParts): boolean {
  const forms = [
    city,
    state,
    zipcode,
    `${state} ${zipcode}`,
    `${city} ${state}`,
    `${city} ${state} ${zipcode}`,
  ];
  return forms.some((form) => isSame(segment, form.trim()));
}

/** Separate parts stay separate; only text after a comma in the street is moved out. */
export function tidyPlace(place: PlaceParts): PlaceWithRemark {
  const [street = '', ...behind] = segmentsOf(place.address);
  const { units, remark } = sorted(behind.filter((segment) => !repeats(segment, place)));
  const unit = [...units, place.address_1.trim().replace(/\s+/g, ' ')].filter(Boolean).join(', ');
  return { place: { ...place, address: street, address_1: unit }, remark };
}

/** The end of an address: "CA 92103", "92103", "San Diego CA 92103". */
function endOf(segment: string): Pick<PlaceParts, 'city' | 'state' | 'zipcode'> | null {
  const [, before = '', zipcode = ''] = ZIP.exec(segment) ?? [];
  if (zipcode === '') return null;
  if (before === '' || stateCodeOf(before)) return { city: '', state: before, zipcode };
  const [, city = '', state = ''] = /^(.+)\s+(\p{L}{2})$/u.exec(before) ?? [];
  return city !== '' && stateCodeOf(state) ? { city, state, zipcode } : null;
}

/**
 * The parts of a line with more commas than street, city and end, or without a state: "12 Oak St, Apt 5, rear
 * door, San Diego, 92103". Null for other formats, which the parser handles.
 */
export function placeOfLine(line: string): PlaceWithRemark | null {
  const segments = segmentsOf(line);
  const at = segments.findLastIndex((segment, index) => index > 0 && endOf(segment) !== null);
  const end = endOf(segments[at] ?? '');
  if (at < 1 || !end) return null;
  let cityAt = end.city === '' ? at - 1 : at;
  let { state } = end;
  if (state === '' && stateCodeOf(segments[cityAt] ?? '')) {
    state = segments[cityAt] ?? '';
    cityAt -= 1;
  }
  const middle = segments.slice(1, cityAt);
  const behind = segments.slice(at + 1);
  if (cityAt < 1 || (middle.length === 0 && behind.length === 0 && state !== '')) return null;
  const { units, remark } = sorted([...middle, ...behind]);
  const city = end.city === '' ? (segments[cityAt] ?? '') : end.city;
  return {
    place: { address: segments[0] ?? '', address_1: units.join(', '), city, state, zipcode: end.zipcode },
    remark,
  };
}
