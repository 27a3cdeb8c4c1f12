import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Updateable } from 'kysely';
import { NOTIFICATION_TYPE } from '../../../src/domain/wire/notification';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import type { AsyncRequestTable } from '../../platform/database/tables/proof';
import { inTransaction } from '../../platform/database/transaction';
import { fileStoreOf } from '../../outside/files/openStore';
import { MAX_ATTEMPTS, type JobHandler } from '../../platform/jobs/jobRunner';
import { tell } from '../../platform/notifications/tell';
import { publish } from '../../platform/plugins/outbox';
import { CONTENT_TYPES, NeverMade, type AsyncRequest, type AsyncWork } from './asyncRequest';

type ReadCopy = FastifyInstance['readCopyInBackground'];

const EXTENSIONS = new Map(Object.entries(CONTENT_TYPES).map(([extension, type]) => [type, extension]));

/** Its person does not want it any more: what was made so far is dropped. */
class Canceled extends Error {
  override name = 'Canceled';
}

/** Publishes the progress to the open pages of the user who made the request. Must be called last in a transaction. */
export async function publishProgress(
  trx: Trx,
  { uuid, user_id }: Pick<AsyncRequest, 'uuid' | 'user_id'>,
): Promise<void> {
  await publish(trx, { topic: 'notifications', event: 'async_request.changed', body: { uuid }, user_id });
}

async function setState(
  context: ServerContext,
  request: AsyncRequest,
  values: Updateable<AsyncRequestTable>,
  also?: (trx: Trx) => Promise<void>,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const open = await trx
      .updateTable('async_requests')
      .set(values)
      .where('uuid', '=', request.uuid)
      .where('state', 'in', ['waiting', 'running'])
      .returning('uuid')
      .executeTakeFirst();
    if (!open) throw new Canceled();
    await also?.(trx);
    await publishProgress(trx, request);
  });
}

async function tellResult(
  trx: Trx,
  request: AsyncRequest,
  { file, email }: { file: string | null; email: string | null },
  now: Date,
): Promise<void> {
  const { uuid, kind, user_id } = request;
  const facts = { uuid, kind, is_async: true, response: file ? 'done' : 'failed', file, email } as const;
  const { asynchronousProcessing: type } = NOTIFICATION_TYPE;
  await tell(trx, [{ type, facts, cdp_id: null, also: [user_id] }], now);
}

async function keepFile(
  context: ServerContext,
  request: AsyncRequest,
  work: AsyncWork,
  readCopy: ReadCopy,
): Promise<void> {
  let reported = 0;
  const reportProgress = async (percent: number) => {
    const progress = Math.min(99, Math.floor(percent));
    // A row per per cent would be a hundred commits for one file.
    if (progress < reported + 5) return;
    reported = progress;
    await setState(context, request, { progress });
  };
  // What was asked for is there when the replica has what is written now, the request itself among it.
  const made = await readCopy((db) => work.make({ ...context, db }, request, reportProgress));
  const { name, contentType, bytes } = made;
  const key = `async-0-${randomBytes(16).toString('hex')}.${EXTENSIONS.get(contentType)}`;
  const isKept = await fileStoreOf(context).create(key, bytes, contentType);
  if (!isKept) throw new Error('A file of this key is there already');
  const values = {
    state: 'done' as const,
    progress: 100,
    file_name: name,
    file_key: key,
    content_type: contentType,
    error: null,
    finished_at: context.clock(),
  };
  await setState(context, request, values, async (trx) => {
    await work.finish?.(trx, request, { ...made, key }, context);
    await tellResult(trx, request, { file: name, email: work.emailOf?.(request) ?? null }, context.clock());
  });
}

/** The job behind `startRequest`. Throws while another try makes sense, so that the job comes back later. */
export function runRequest(
  context: ServerContext,
  works: readonly AsyncWork[],
  readCopy: ReadCopy,
): JobHandler {
  const fail = (request: AsyncRequest, error: string) =>
    setState(context, request, { state: 'failed', error, finished_at: context.clock() }, (trx) =>
      tellResult(trx, request, { file: null, email: null }, context.clock()),
    );

  return async ({ uuid }, attempts) => {
    const request = await context.db
      .selectFrom('async_requests')
      .selectAll()
      .where('uuid', '=', String(uuid))
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    const work = works.find((each) => each.kind === request?.kind);
    if (!request || !work) return;
    try {
      await setState(context, request, { state: 'running' });
      await keepFile(context, request, work, readCopy);
    } catch (error) {
      if (error instanceof Canceled) return;
      if (error instanceof NeverMade) return fail(request, error.message);
      if (attempts >= MAX_ATTEMPTS) await fail(request, 'reports.failed');
      throw error;
    }
  };
}
