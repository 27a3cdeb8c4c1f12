import { array, number, object } from 'yup';
import { VALIDATION } from '../../../src/resources/schema/messages';

/** A bulk command of a day's work; more is a mistake. */
const MAX_STOPS = 500;

type Versions = Record<string, number>;

function isVersions(value: unknown): value is Versions {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([id, version]) => /^\d+$/.test(id) && Number.isInteger(version));
}

/** What a body carries beside the verb's own fields to name several stops (contract.md, Commands). */
export const bulkFields = {
  delivery_event_ids: array(number().integer().min(1).required()).min(1).max(MAX_STOPS).nullable(),
  /** `{"<stop id>": version}`, what `If-Match` is for one stop. */
  versions: object()
    .nullable()
    .default(undefined)
    .test('versions', VALIDATION.type, (value: unknown) => value == null || isVersions(value)),
};

export interface BulkBody {
  delivery_event_ids?: readonly number[] | null;
  versions?: Readonly<Versions> | null;
}
