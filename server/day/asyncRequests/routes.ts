import type { FastifyRequest } from 'fastify';
import { asyncRequestCall, cancelRequestCall } from '../../../src/contract/reports/asyncRequests';
import type { RouteModule } from '../../context';
import { fileStoreOf } from '../../outside/files/openStore';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf, may } from '../../platform/plugins/actor';
import { ApiError, SERVER_CODE, wrongState } from '../../platform/plugins/errors';
import { paramsOf, serve } from '../../platform/plugins/serve';
import { asyncWorks } from '../reports/reportKinds';
import type { AsyncRequest } from './asyncRequest';
import { publishProgress, runRequest } from './runRequest';
import { ASYNC_JOB } from './startRequest';

interface WithUuid {
  Params: { uuid: string };
}

/**
 * The answer is the same for another person's request and for an unknown one; the person can quote the number (spec
 * §8).
 */
function noFile(uuid: string): ApiError {
  return new ApiError(404, SERVER_CODE.notFound, `File not found: ${uuid}`, { args: { uuid } });
}

/** Documents that are made in the background (spec §7, `GET /async_request/{uuid}`). */
export const asyncRequestsRoutes: RouteModule = (app, context) => {
  app.jobs.handle(ASYNC_JOB, runRequest(context, asyncWorks, app.readCopyInBackground));

  async function ownRequest(request: FastifyRequest<WithUuid>): Promise<AsyncRequest> {
    const actor = actorOf(request);
    const { uuid } = request.params;
    const found = await context.db
      .selectFrom('async_requests')
      .selectAll()
      .where('uuid', '=', uuid)
      .where('user_id', '=', actor.user_id)
      .executeTakeFirst();
    const work = asyncWorks.find((each) => each.kind === found?.kind);
    if (!found || !work) throw noFile(uuid);
    const rights = [...(work.access ? [work.access] : []), ...(work.accessOf ? [work.accessOf(found)] : [])];
    if (!rights.every((right) => may(actor, right))) throw noFile(uuid);
    return found;
  }

  serve(app, asyncRequestCall, { access: 'signedIn', scope: 'self' }, async (request) => {
    const { uuid, kind, state, progress, file_name, file_key, error, ...times } = await ownRequest(request);
    return {
      uuid,
      kind,
      state,
      progress,
      file_name,
      error,
      created_at: times.created_at,
      finished_at: times.finished_at,
      result: file_key ? { url: `/api/async_request/${uuid}/download` } : null,
    };
  });

  serve(app, cancelRequestCall, { access: 'signedIn', scope: 'self' }, async (request, reply) => {
    const { uuid, user_id } = await ownRequest(request);
    await inTransaction(context.db, async (trx) => {
      const canceled = await trx
        .updateTable('async_requests')
        .set({ state: 'canceled', finished_at: context.clock() })
        .where('uuid', '=', uuid)
        .where('state', 'in', ['waiting', 'running'])
        .returning('uuid')
        .executeTakeFirst();
      if (!canceled) throw wrongState('This file is finished already', { reason: 'finished' });
      await publishProgress(trx, { uuid, user_id });
    });
    return reply.code(204).send();
  });

  app.get<WithUuid>(
    '/async_request/:uuid/download',
    {
      // A download link carries the cookie alone; whose the file is, is asked each time.
      config: { access: 'signedIn', scope: 'self', withoutBinding: true },
      schema: { params: paramsOf(asyncRequestCall), tags: asyncRequestCall.tags, summary: 'My file' },
    },
    async (request, reply) => {
      const { uuid, file_key, file_name, content_type } = await ownRequest(request);
      const bytes = file_key ? await fileStoreOf(context).read(file_key) : null;
      if (!bytes) throw noFile(uuid);
      return reply
        .type(content_type ?? 'application/octet-stream')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file_name ?? uuid}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    },
  );
};
