import type { KeptKindView } from '../../../src/contract/keeping/keptData';
import { RETENTION_KINDS, RETENTION_SETTING } from '../../../src/domain/keeping/retention';
import type { ServerContext } from '../../context';
import { readSettings } from '../../platform/settings/readSettings';

/** Each kind with its setting and the round that was finished or begun last. */
export async function readKeptData({ db }: ServerContext): Promise<{ kinds: KeptKindView[] }> {
  const settings = await readSettings(db);
  const rounds = await db
    .selectFrom('retention_rounds')
    .distinctOn('kind')
    .select(['kind', 'started_at', 'finished_at', 'until', 'removed'])
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
  const last = new Map(rounds.map(({ kind, ...round }) => [kind, round]));
  return {
    kinds: RETENTION_KINDS.map((kind) => ({
      kind,
      days: settings[RETENTION_SETTING[kind]],
      last: last.get(kind) ?? null,
    })),
  };
}
