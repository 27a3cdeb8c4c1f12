import { sql } from 'kysely';
import {
  scrubber,
  searchPattern,
  withoutOwnValue,
  type PersonWords,
} from '../../../../src/domain/keeping/erasedWords';
import type { Changes } from '../../../platform/plugins/audit';
import { registry } from '../../../../src/resources/registry';
import type { Resource } from '../../../../src/resources/schema/defineResource';
import type { Db, Trx } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction';
import { writeAudit } from '../../../platform/plugins/audit';
import { KEEPER } from '../kinds/keeper';
import type { Looked } from './sweep';

/** Entries that one transaction looks at. */
const AT_ONCE = 5_000;
const OPEN_FIELDS: ReadonlySet<string> = new Set(
  Object.entries((registry.participants as Resource).fields).flatMap(([name, field]) =>
    field.private === true || name === 'client_code' ? [] : [name],
  ),
);

interface Entry {
  id: number;
  action: string;
  resource: string;
  changes: Changes;
  user_id: number | null;
  is_own: boolean;
  is_shown: boolean;
}

interface Person {
  id: number;
  words: PersonWords & { phoneIds: readonly number[] };
}

/** Entries about the person's record, deliveries, phones, addresses, calls and texts; searches that named or showed them. */
async function readEntries(
  trx: Trx,
  { id, words, after, last }: Person & { after: number; last: number },
): Promise<Entry[]> {
  const pattern = searchPattern([...words.strong, ...words.weak]);
  const { rows } = await sql<Entry>`
    with entries as (
      select e.id, e.action, e.resource, e.changes, e.user_id, coalesce(e.patient_ids @> array[${id}]::bigint[], false) as is_shown,
        case e.resource
          when 'participants' then e.record_id = ${id}
          when 'delivery_events' then e.record_id in (select id from delivery_event_rows where participant_id = ${id})
          when 'participant_addresses' then e.record_id in (select id from participant_addresses where participant_id = ${id})
          when 'participant_phones' then e.record_id = any(${[...words.phoneIds]}::bigint[])
          when 'calls' then e.record_id in (select id from calls where participant_id = ${id})
          else e.changes -> 'participant_id' ->> 'to' = ${String(id)} or e.changes -> 'participant_id' ->> 'from' = ${String(id)}
        end as is_own
      from audit_entries e
      where e.id > ${after} and e.id <= ${last} and e.resource not in ('audit_entries', 'kept_data'))
    select id, action, resource, changes, user_id, is_shown, coalesce(is_own, false) as is_own from entries
    where changes <> '{}' and (is_own or (${pattern}::text <> '' and changes::text ~* ${pattern}::text)) order by id`.execute(
    trx,
  );
  return rows;
}

/** What is left of an entry; the same value when nothing of the person is in it. */
function keptOf({ action, resource, changes, is_own, is_shown }: Entry, words: PersonWords): Changes {
  const scrub = scrubber(words);
  const isAbout = is_own || is_shown || (words.isRareName && action === 'search') || scrub.names(changes);
  const texts = scrub.without(changes, isAbout) as Changes;
  if (!is_own) return texts;
  const isPublic = (field: string) => resource === 'participants' && OPEN_FIELDS.has(field);
  return Object.fromEntries(
    Object.entries(texts).map(([field, { from, to }]) => [
      field,
      isPublic(field) ? { from, to } : { from: withoutOwnValue(field, from), to: withoutOwnValue(field, to) },
    ]),
  );
}

/**
 * Takes the person's values out of the next entries of the log, and names each with the hash of what is left in an entry of
 * its own, by which the chain is still proved. Null behind the last.
 */
export async function redactEntries(
  db: Db,
  person: Person,
  after: number,
  last: number,
): Promise<Looked | null> {
  if (after >= last) return null;
  let found = 0;
  const to = Math.min(last, after + AT_ONCE);
  await inTransaction(db, async (trx) => {
    const entries: Record<string, string> = {};
    for (const entry of await readEntries(trx, { ...person, after, last: to })) {
      const kept = keptOf(entry, person.words);
      if (JSON.stringify(kept) === JSON.stringify(entry.changes)) continue;
      // Recipients have no account: what they did by their page came from their own address.
      const isRecipient = entry.is_own && entry.user_id === null;
      const { rows } = await sql<{ hash: string }>`
        select audit_redact(${entry.id}::bigint, ${JSON.stringify(kept)}::jsonb, ${isRecipient}::boolean) as hash`.execute(
        trx,
      );
      entries[entry.id] = rows[0]?.hash ?? '';
    }
    found = Object.keys(entries).length;
    if (found === 0) return;
    await writeAudit(trx, KEEPER, {
      action: 'erase',
      resource: 'audit_entries',
      record_id: null,
      changes: { participant_id: { from: null, to: person.id }, entries: { from: null, to: entries } },
    });
  });
  return { next: to, found };
}
