import type { Trx } from '../../../../platform/database/database';
import { stopUndone } from '../../../outreach/causes';
import { commandNews } from '../../../outreach/commandNews';
import { tellRecipients } from '../../../outreach/tellRecipients';
import type { CommandLog } from './commandLog';
import type { LockedRun, LockedStop } from './lockedRun';

interface EndedWork {
  trx: Trx;
  now: Date;
  commandId: string;
  undoesId: string | null;
  log: CommandLog;
}

/** Recipients hear of what a command did. What an undone command has said does not leave any more. */
export async function tellRecipientsOf(
  { trx, now, commandId, undoesId, log }: EndedWork,
  changed: readonly LockedStop[],
  runs: readonly LockedRun[],
): Promise<void> {
  if (undoesId !== null) return stopUndone(trx, undoesId);
  const withNewStatus = new Set(
    log.before.flatMap((row) =>
      row.kind === 'stop' && 'delivery_event_status_id' in row.values ? [row.id] : [],
    ),
  );
  const joined = new Set(
    log.before.flatMap((row) => {
      if (row.kind === 'added') return [row.id];
      const run = changed.find(({ id }) => row.kind === 'place' && id === row.id)?.delivery_manifest_id;
      return row.kind === 'place' && row.spot.manifest_id !== run ? [row.id] : [];
    }),
  );
  const news = commandNews({
    changed: changed.filter(({ id }) => withNewStatus.has(id)),
    joined,
    runs,
  });
  await tellRecipients(trx, news, { now, commandId });
}
