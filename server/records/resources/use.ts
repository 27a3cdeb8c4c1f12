import type { RawBuilder } from 'kysely';
import type { ResourceName } from '../../../src/resources/registry';

/** A query of what people call the records that use another one. */
export type UseNames = RawBuilder<{ name: string }>;

/** Active records of another resource whose field names the record. */
export interface FieldUse {
  resource: ResourceName;
  field: string;
}

/** Anything else: what it is called (`screens.uses.<name>`), and its records. */
interface OwnUse {
  name: string;
  rows: (id: number, now: Date) => UseNames;
}

/** Who stands in the way of deleting a record. */
export type Use = FieldUse | OwnUse;
