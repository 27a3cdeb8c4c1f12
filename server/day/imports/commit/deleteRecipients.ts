import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database';
import type { MadeOfRow } from '../../../platform/database/tables/imports';
import type { BatchEntry } from '../../../platform/plugins/auditBatch';

const distinct = (ids: readonly (number | undefined)[]) => [
  ...new Set(ids.filter((id): id is number => id !== undefined)),
];

interface Gone {
  participants: number[];
  addresses: number[];
  /** For the log. */
  entries: BatchEntry[];
}

/** Deletes people and addresses that were created for rows of a lot, unless they have been used or edited since. */
export async function deleteRecipients(trx: Trx, made: readonly MadeOfRow[]): Promise<Gone> {
  const addressIds = distinct(made.map(({ address_id }) => address_id));
  const people = distinct(made.map(({ participant_id }) => participant_id));
  if (addressIds.length === 0 && people.length === 0) return { participants: [], addresses: [], entries: [] };
  const gone = await sql<{ id: number }>`
    delete from participant_addresses a where a.id = any(${addressIds}::bigint[]) and a.version = 1
      and not exists (select from delivery_event_rows e where e.destination_id = a.id)
    returning a.id`.execute(trx);
  const unused = sql`p.id = any(${people}::bigint[]) and p.version = 1
    and not exists (select from delivery_event_rows e where e.participant_id = p.id)
    and not exists (select from participant_addresses a where a.participant_id = p.id)`;
  await sql`delete from participant_phones f using participants p where p.id = f.participant_id and ${unused}`.execute(
    trx,
  );
  const left = await sql<{ id: number }>`delete from participants p where ${unused} returning p.id`.execute(
    trx,
  );
  const entry = (resource: string, record_id: number): BatchEntry => ({
    action: 'undo',
    resource,
    record_id,
    changes: { version: { from: 1, to: null } },
  });
  const participants = left.rows.map(({ id }) => id);
  const addresses = gone.rows.map(({ id }) => id);
  return {
    participants,
    addresses,
    entries: [
      ...addresses.map((id) => entry('participant_addresses', id)),
      ...participants.map((id) => entry('participants', id)),
    ],
  };
}
