import {
  movesElsewhere,
  positionStatus,
  withState,
  type PositionStatus,
} from '../../domain/addresses/addressPosition';
import type { ParsedLine } from '../../domain/addresses/foundAddress';
import type { Point } from '../../domain/addresses/distance';
import type { Address } from './address.resource';

/** An address being written: every field as typed, and what is known of its position. */
export interface AddressDraft {
  values: AddressValues;
  /** The address for which the position was found or picked; another one needs a new position (spec §4). */
  positionOf: AddressValues;
  /** HTTP status of the last parse of this address; a picked position forgets it. */
  parseStatus: number | null;
}

export type AddressValues = { [K in keyof Address]: Address[K] | null };
export type TypedField = 'address' | 'address_1' | 'city' | 'zipcode' | 'gate_code' | 'comment';

export interface PickedPosition extends Point {
  is_approximate: boolean;
  formatted_address: string | null;
}

export function emptyValues(state: string): AddressValues {
  return {
    address: null,
    address_1: null,
    city: null,
    state,
    zipcode: null,
    gate_code: null,
    latitude: null,
    longitude: null,
    formatted_address: null,
    comment: null,
    is_approximate: false,
  };
}

/** Only what a person may change of a stored address. */
export function valuesOf(address: Address): AddressValues {
  const { state, ...rest } = emptyValues(address.state);
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return { state, ...Object.fromEntries(names.map((name) => [name, address[name]])) } as AddressValues;
}

export function draftOf(values: AddressValues): AddressDraft {
  return { values, positionOf: values, parseStatus: null };
}

/** Whether the address has moved elsewhere since its position was found. */
export function isStale({ values, positionOf }: AddressDraft): boolean {
  return movesElsewhere(positionOf, values);
}

export function statusOfDraft(draft: AddressDraft): PositionStatus {
  // The state has a value before anybody has typed a thing.
  const { address, city, zipcode } = draft.values;
  if (!address && !city && !zipcode) return 'empty';
  return positionStatus(draft.values, isStale(draft), draft.parseStatus);
}

export function typed(draft: AddressDraft, field: TypedField, text: string): AddressDraft {
  return { ...draft, values: { ...draft.values, [field]: text === '' ? null : text } };
}

/** "Changing the state resets city and zipcode; an empty state falls back to CA" (spec §5). */
export function stateChosen(draft: AddressDraft, state: string | null): AddressDraft {
  return { ...draft, values: withState(draft.values, state) };
}

export function positionPicked(draft: AddressDraft, position: PickedPosition): AddressDraft {
  const values = { ...draft.values, ...position };
  return { values, positionOf: values, parseStatus: null };
}

/** The fields that a line was read into; what the line does not say about gate and comment stays. */
export function lineRead(
  draft: AddressDraft,
  { address, extra_info }: ParsedLine,
  parseStatus: number,
): AddressDraft {
  const values: AddressValues = {
    ...draft.values,
    address: [address.number, address.street].filter(Boolean).join(' '),
    address_1: extra_info,
    city: address.city,
    state: address.state ?? draft.values.state,
    zipcode: address.zip,
    latitude: address.latitude,
    longitude: address.longitude,
    formatted_address: address.formatted_address,
    is_approximate: address.is_approximate === true,
  };
  return { values, positionOf: values, parseStatus };
}
