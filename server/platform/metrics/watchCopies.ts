import type { ServerContext } from '../../context';
import { inTime } from '../database/inTime';
import type { Metrics } from './metrics';
import { copiedUntil } from '../backup/backupFolder';

/** The folder can be one of another machine, and a scrape waits for no machine that is gone. */
const ANSWER_WITHIN_MS = 2_000;

/** How old the copies are, where BACKUP_DIR asks for some: also those of a tool beside the server. */
export function watchCopies(
  metrics: Metrics,
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
): void {
  const { backup } = config;
  if (!backup) return;
  metrics.watch(
    'backup_age_seconds',
    'Since everything was copied to BACKUP_DIR; -1: never, or the folder cannot be read',
    async () => {
      const until = await inTime(copiedUntil(backup.folder), ANSWER_WITHIN_MS);
      return until === null ? -1 : (clock().getTime() - until.getTime()) / 1_000;
    },
  );
}
