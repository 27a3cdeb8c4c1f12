import { learnedViewCall, switchLearnedCall } from '../../../src/contract/learning/learnedTimes';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { requireVersion } from '../../platform/plugins/versions';
import { putLearnedInUse } from '../../platform/settings/learnedInUse';
import { learn, LEARN_JOB, takeLearned } from './learn';
import { readLearnedView } from './readLearnedView';

/** Another server may have learned, or been switched: nobody corrects by an old state for longer than this. */
const FRESH_MS = MINUTE_MS / 2;

/** Times learn: a job once a day, and the page that shows it and switches it. */
export const learningRoutes: RouteModule = (app, context) => {
  const { db, log } = context;
  app.jobs.every(DAY_MS, LEARN_JOB.name, () => learn(context));
  let timer: NodeJS.Timeout | undefined;
  const take = () =>
    takeLearned(db).catch((error: unknown) =>
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'learned times could not be read',
      ),
    );
  app.addHook('onReady', async () => {
    await take();
    timer = setInterval(() => void take(), FRESH_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    putLearnedInUse(null);
  });

  serve(app, learnedViewCall, { scope: 'cdp' }, (request) => readLearnedView(db, actorOf(request).cdp_id));

  serveWrite(app, context, switchLearnedCall, { scope: 'operation' }, async (trx, request) => {
    const { is_on } = request.body;
    const stored = await trx
      .selectFrom('learned_times')
      .select(['id', 'version', 'is_on', 'learned'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { id, version } = stored;
    await requireVersion(request, trx, { resource: 'learned_times', id, version });
    const next = { version: version + 1, is_on };
    await trx.updateTable('learned_times').set(next).execute();
    await writeAudit(trx, request, {
      action: 'update',
      resource: 'learned_times',
      record_id: id,
      before: { is_on: stored.is_on, version },
      after: next,
    });
    putLearnedInUse(is_on ? stored.learned : null);
    return { status: 200, body: next, headers: { etag: `"${next.version}"` } };
  });
};
