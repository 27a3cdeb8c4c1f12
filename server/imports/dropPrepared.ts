import { sql } from 'kysely';
import type { MadeOfRow } from '../database/tables/imports';
import { writeAuditBatch } from '../plugins/auditBatch';
import { deleteRecipients } from './deleteRecipients';
import type { LotWorker } from './lotWorker';

const AT_ONCE = 125;

/** Takes back what `prepareRecipients` has made for a commit that is given up, some rows at a time. */
export async function dropPrepared(worker: LotWorker): Promise<void> {
  const { lot, context } = worker;
  const person = { user_id: lot.committed_by, full_name: lot.committed_by_name ?? '' };
  for (;;) {
    const { rows } = await sql<{ id: number; made: MadeOfRow }>`
      select id, made from import_rows
      where lot_id = ${lot.id} and delivery_event_id is null and made is not null
      order by line, id limit ${AT_ONCE}`.execute(context.db);
    if (rows.length === 0) return;
    await worker.write(async (trx) => {
      const gone = await deleteRecipients(
        trx,
        rows.map(({ made }) => made),
      );
      await sql`update import_rows set made = null where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
        trx,
      );
      await sql`update import_rows set
          participant_id = case when participant_id = any(${gone.participants}::bigint[]) then null
            else participant_id end,
          address = case when (address ->> 'address_id')::bigint = any(${gone.addresses}::bigint[])
            then jsonb_set(address, '{address_id}', 'null') else address end
        where lot_id = ${lot.id} and delivery_event_id is null
          and (participant_id = any(${gone.participants}::bigint[])
            or (address ->> 'address_id')::bigint = any(${gone.addresses}::bigint[]))`.execute(trx);
      await writeAuditBatch(trx, person, gone.entries);
    });
  }
}
