import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Problems } from '../../../src/domain/wire/problem';
import { storedFieldNames } from '../../../src/resources/schema/defineResource';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import type { RunTable } from '../../platform/database/tables/runs';
import { actorOf } from '../../platform/plugins/actor';
import { changesBetween, writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { findRow, updateRow, type StoredRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { detailsOf, type RunDetails } from './runDetails';
import { runObstacles } from './runObstacles';

/** What one step of a run's card changes. */
export interface RunPart {
  /** Columns of the run. */
  fields: Readonly<Record<string, unknown>>;
  details: Partial<RunDetails>;
}

/** A row of `runs`, as its declaration reads it. */
export type StoredRun = StoredRow & Selectable<RunTable> & { time_zone: string };

export interface RunWithDetails {
  run: StoredRun;
  details: RunDetails;
}

function assertNoProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** A run within a person's reach; 404 else. */
async function findRun(
  db: Trx | ServerContext['db'],
  request: FastifyRequest,
  id: number,
  lock = false,
): Promise<StoredRun> {
  const run = await findRow(db, resourceOf('runs'), id, scopeOf('runs', actorOf(request)), { lock });
  if (!run) throw notFound();
  return run as StoredRun;
}

/** A run within a person's reach, with its days; 404 else. */
export async function readRun(
  db: Trx | ServerContext['db'],
  request: FastifyRequest,
  id: number,
): Promise<RunWithDetails> {
  return { run: await findRun(db, request, id), details: await detailsOf(db, id) };
}

async function replaceDetails(trx: Trx, runId: number, details: Partial<RunDetails>): Promise<void> {
  const { daily_times, suspensions } = details;
  if (daily_times) {
    await trx.deleteFrom('run_daily_times').where('run_id', '=', runId).execute();
    const rows = daily_times.map((times) => ({ run_id: runId, ...times }));
    if (rows.length > 0) await trx.insertInto('run_daily_times').values(rows).execute();
  }
  if (suspensions) {
    await trx.deleteFrom('run_suspensions').where('run_id', '=', runId).execute();
    const rows = suspensions.map(({ start_date, end_date, reason }) => ({
      run_id: runId,
      start_date,
      end_date,
      reason: reason ?? '',
    }));
    if (rows.length > 0) await trx.insertInto('run_suspensions').values(rows).execute();
  }
}

/**
 * Load with lock → version → rules → write → audit → outbox, under the version of the run: one step cannot overtake
 * another. A save that changes nothing leaves no trace. `problems` sees the run as it is stored.
 */
export async function saveRunPart(
  trx: Trx,
  context: ServerContext,
  request: FastifyRequest,
  id: number,
  part: RunPart,
  problems: (run: StoredRun) => Problems,
): Promise<RunWithDetails> {
  const resource = resourceOf('runs');
  const run = await findRun(trx, request, id, true);
  await requireVersion(request, trx, { resource: 'runs', id, version: run.version });
  assertNoProblems(problems(run));

  const details = await detailsOf(trx, id);
  const stored = Object.fromEntries(
    storedFieldNames(resource).map((name) => [name, (run as StoredRow)[name]]),
  );
  const before = { ...stored, ...details };
  const wanted = { ...before, ...part.fields, ...part.details };
  if (Object.keys(changesBetween(before, wanted)).length === 0) return { run, details };

  const merged = { ...details, ...part.details };
  assertNoProblems(await runObstacles(trx, wanted, id, merged));
  await replaceDetails(trx, id, part.details);
  await updateRow(trx, resource, id, { ...part.fields }, context.clock());
  const after = await findRun(trx, request, id);
  await writeAudit(trx, request, {
    action: 'update',
    resource: 'runs',
    record_id: id,
    before: { version: run.version, ...before },
    after: { ...wanted, version: after.version },
  });
  await publish(trx, { topic: 'resources', event: 'runs.changed', body: { id, version: after.version } });
  return { run: after, details: merged };
}
