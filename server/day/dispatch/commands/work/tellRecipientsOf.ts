import type { Trx } from '../../../../platform/database/database';
import { stopUndone } from '../../../outreach/causes';
import { commandNews } from '../../../outreach/commandNews';
import { tellRecipients } from '../../../outreach/tellRecipients';
import { clientNews } from '../../../webhooks/clientNews';
import { tellClients, tellClientsOfRemoved } from '../../../webhooks/tellClients';
import type { CommandLog } from './commandLog';
import type { LockedRun, LockedStop } from './lockedRun';

interface EndedWork {
  trx: Trx;
  now: Date;
  commandId: string;
  undoesId: string | null;
  log: CommandLog;
}

/** Stops that have come into their run, from another one, from the pool or new. */
function joinedIn({ log }: EndedWork, changed: readonly LockedStop[]): ReadonlySet<number> {
  return new Set(
    log.before.flatMap((row) => {
      if (row.kind === 'added') return [row.id];
      const run = changed.find(({ id }) => row.kind === 'place' && id === row.id)?.delivery_manifest_id;
      return row.kind === 'place' && row.spot.manifest_id !== run ? [row.id] : [];
    }),
  );
}

/** Clients' systems hear what a command did, and what an undo took back. */
export async function tellClientsOf(
  work: EndedWork,
  changed: readonly LockedStop[],
  runs: readonly LockedRun[],
): Promise<void> {
  const { trx, now, log } = work;
  const removed = log.before.flatMap((row) => (row.kind === 'removed' ? [row.id] : []));
  const joined = joinedIn(work, changed);
  await tellClients(trx, clientNews({ rows: log.before, changed, joined, runs }), now);
  await tellClientsOfRemoved(trx, removed, now);
}

/** Recipients hear of what a command did. What an undone command has said does not leave any more. */
export async function tellRecipientsOf(
  work: EndedWork,
  changed: readonly LockedStop[],
  runs: readonly LockedRun[],
): Promise<void> {
  const { trx, now, commandId, undoesId, log } = work;
  if (undoesId !== null) return stopUndone(trx, undoesId);
  const withNewStatus = new Set(
    log.before.flatMap((row) =>
      row.kind === 'stop' && 'delivery_event_status_id' in row.values ? [row.id] : [],
    ),
  );
  const news = commandNews({
    changed: changed.filter(({ id }) => withNewStatus.has(id)),
    joined: joinedIn(work, changed),
    runs,
  });
  await tellRecipients(trx, news, { now, commandId });
}
