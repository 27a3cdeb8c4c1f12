import { array, number, object, string } from 'yup';
import { BAG_PLACES } from '../../domain/stops/pickUpRule';
import { VALIDATION } from '../../resources/schema/messages';

/** A bulk command of a day's work; more is a mistake. */
const MAX_STOPS = 500;

type Versions = Record<string, number>;

function isVersions(value: unknown): value is Versions {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([id, version]) => /^\d+$/.test(id) && Number.isInteger(version));
}

/** Fields of a body that name several stops (contract.md, Commands). */
export const bulkFields = {
  delivery_event_ids: array(number().integer().min(1).required()).min(1).max(MAX_STOPS).nullable(),
  /** `{"<stop id>": version}`, like `If-Match` for one stop. */
  versions: object()
    .optional()
    .nullable()
    .default(undefined)
    .test('versions', VALIDATION.type, (value: unknown) => value == null || isVersions(value)),
};

export interface BulkBody {
  delivery_event_ids?: readonly number[] | null;
  versions?: Readonly<Versions> | null;
}

/** Fields of a command that is about a selection of stops. */
export const selectionFields = {
  ...bulkFields,
  delivery_event_ids: bulkFields.delivery_event_ids.required(),
  /** Reason for the history; required by the override. */
  reason: string().max(500).nullable(),
};

/** Places count from 1. */
export const placeField = () => number().integer().min(1).max(1000).nullable();
export const stopIdsField = () => array(number().integer().min(1).required()).min(1).max(500).required();

/**
 * Location of the bag of a delivery that joins a run which has left its CDP: at the CDP, so that the driver
 * returns for it, or already with the driver. Ours, optional; default: the CDP.
 */
export const bagField = {
  bag_with: string<(typeof BAG_PLACES)[number]>()
    .oneOf([...BAG_PLACES])
    .nullable(),
};

/** Reason for a change of a closed day, for verbs without an override path. */
export const closedDayField = { closed_day_reason: string().trim().max(500).nullable() };

const words = (max: number) => string().max(max).nullable();

/** A stored address, or a whole one that is stored with the participant first (spec §7, `re_schedule`). */
export const destinationFields = {
  destination_id: number().integer().min(1).nullable(),
  address: words(200),
  address_1: words(60),
  city: words(60),
  state: words(2),
  zipcode: words(10),
  gate_code: words(20),
  latitude: number().nullable(),
  longitude: number().nullable(),
  formatted_address: words(300),
};

/** A field of every override's body: the rules that the person has seen, as `ruleKey` writes them. Ours, and optional. */
export const overrideFields = { override_rules: array(string().max(80).required()).max(2000).nullable() };
