import { ZIPCODE } from '../wire/formats';
import { isBlank, type Problem, type Problems } from '../wire/problem';

/** Rules of an address and of its position on the map (spec §4, §5, §9). */
export const DEFAULT_STATE = 'CA';
export const ADDRESS_LINE_2_MAX = 60;
export const GATE_CODE_MAX = 20;
export const ZIPCODE_LENGTH = 5;

export interface AddressFields {
  readonly address?: string | null;
  readonly address_1?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zipcode?: string | null;
  readonly gate_code?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  /** The position is only the centre of an area (a ZIP code, a street); the address is not confirmed. */
  readonly is_approximate?: boolean | null;
}

/** The fields that define the position. */
export const ADDRESS_MANDATORY = ['address', 'city', 'state', 'zipcode'] as const;

/** Style of the link that picks the position: gray, primary, danger, green (spec §4). */
export type PositionStatus = 'empty' | 'needsPosition' | 'needsConfirm' | 'successful';

/** Picking a position needs all four fields; otherwise the page warns "fill mandatory". */
export function canPickPosition(address: AddressFields): boolean {
  return ADDRESS_MANDATORY.every((field) => !isBlank(address[field]));
}

/** A changed address, city, state or ZIP code needs a new position; white space and case change nothing. */
export function movesElsewhere(before: AddressFields, after: AddressFields): boolean {
  return ADDRESS_MANDATORY.some(
    (field) => normaliseAddressQuery(before[field]) !== normaliseAddressQuery(after[field]),
  );
}

export function hasPosition(address: AddressFields): boolean {
  return address.latitude != null && address.longitude != null;
}

/**
 * The position to store with an address. A position that did not change with its address belongs to the old
 * one, so it is removed and must be picked again. Without a position `is_approximate` is false.
 */
export function positionToKeep(
  before: AddressFields | null,
  after: AddressFields,
): { latitude: number | null; longitude: number | null; is_approximate: boolean } {
  const { latitude = null, longitude = null } = after;
  const stayed = before !== null && before.latitude === latitude && before.longitude === longitude;
  if (!hasPosition(after) || (stayed && movesElsewhere(before, after)))
    return { latitude: null, longitude: null, is_approximate: false };
  return { latitude, longitude, is_approximate: after.is_approximate === true };
}

/**
 * @param isStale the address has changed since its position was picked
 * @param parseStatus HTTP status of the last parse of this address, when there was one; only 200 and 201 are
 * trusted
 */
export function positionStatus(
  address: AddressFields,
  isStale: boolean,
  parseStatus?: number | null,
): PositionStatus {
  if (ADDRESS_MANDATORY.every((field) => isBlank(address[field]))) return 'empty';
  if (isStale || !hasPosition(address)) return 'needsPosition';
  if (address.is_approximate) return 'needsConfirm';
  return parseStatus == null || parseStatus === 200 || parseStatus === 201 ? 'successful' : 'needsConfirm';
}

/** A new state means other cities and ZIP codes; an empty state becomes California. */
export function withState<Address extends AddressFields>(
  address: Address,
  state: string | null | undefined,
): Address {
  const next = isBlank(state) ? DEFAULT_STATE : state;
  return next === address.state ? address : { ...address, state: next, city: null, zipcode: null };
}

/** Queries that are equal after this are the same: the parse button stays disabled (spec §5). */
export function normaliseAddressQuery(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s,.]+/g, ' ')
    .trim();
}

/** Problems by field; with `needsPosition`, a missing or stale position is one of `position` ("pick position"). */
export function addressProblems(
  address: AddressFields,
  { needsPosition = false, isStale = false }: { needsPosition?: boolean; isStale?: boolean } = {},
): Problems {
  const problems: Record<string, Problem> = {};
  for (const field of ADDRESS_MANDATORY) {
    if (isBlank(address[field])) problems[field] = { message: 'validation.required' };
  }
  if (address.zipcode && !ZIPCODE.test(address.zipcode)) problems.zipcode = { message: 'validation.zipcode' };
  // Non-text values have their own problem from the kind's rule.
  const tooLong = (text: unknown, max: number) => typeof text === 'string' && [...text].length > max;
  if (tooLong(address.address_1, ADDRESS_LINE_2_MAX))
    problems.address_1 = { message: 'validation.maxLength', args: { max: ADDRESS_LINE_2_MAX } };
  if (tooLong(address.gate_code, GATE_CODE_MAX))
    problems.gate_code = { message: 'validation.maxLength', args: { max: GATE_CODE_MAX } };
  if (needsPosition && (isStale || !hasPosition(address)))
    problems.position = { message: 'validation.position' };
  return problems;
}
