import { stateCodeOf } from './states';

/** An address by its parts as somebody wrote them; '' for what is not there. */
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

/** An address by its parts, and what stood among them and belongs to the driver. */
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

/** Units stay with the address, everything else between the commas is for the driver. */
function sorted(segments: readonly string[]): { units: string[]; remark: string } {
  return {
    units: segments.filter((segment) => UNIT.test(segment)),
    remark: segments.filter((segment) => !UNIT.test(segment)).join(', '),
  };
}

/** What a segment repeats of the city, state and ZIP code that have cells of their own. */
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

/** Parts that came apart stay so; only what stands behind a comma of the street is no street. */
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
 * The parts of a line whose commas divide more than street, city and end, or whose state is missing: "12 Oak St, Apt 5,
 * rear door, San Diego, 92103". Null for a line of another shape, which is for the parser to read.
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
