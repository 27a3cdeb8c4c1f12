import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Problem, Problems } from '../../../src/domain/wire/problem';
import type { ResourceName } from '../../../src/resources/registry';
import { storedFieldNames, type Resource } from '../../../src/resources/schema/defineResource';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { changesBetween, writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, ApiError } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { findRow, insertRow, updateRow, type StoredRow } from './crudRepository';
import { isResourceName, resourceOf, tableOf } from './fieldSql';
import type { Row } from './serverResource';
import { serverResources } from './serverResources';
import { scopeOf } from './scopes';

/** One write of one record: the request, the resource, and the body in its checked form. */
export interface Save {
  context: ServerContext;
  request: FastifyRequest;
  name: ResourceName;
  body: Row;
}

function storedPart(resource: Resource, row: Row | undefined): Row {
  return Object.fromEntries(
    ['version', ...storedFieldNames(resource)].map((name) => [name, row?.[name] ?? null]),
  );
}

function assertNoProblems(problems: Readonly<Partial<Record<string, Problem>>>): void {
  const found = Object.entries(problems).filter(
    (entry): entry is [string, Problem] => entry[1] !== undefined,
  );
  if (found.length > 0) throw invalid(Object.fromEntries(found) satisfies Problems);
}

/** 403: stored, but not theirs to see. Nobody makes or moves a row out of their own reach. */
function outOfReach(resource: Resource): ApiError {
  const message = 'You can only save what belongs to your own CDP';
  return new ApiError(403, ERROR_CODE.noPermission, message, { args: { resource: resource.name } });
}

/** No foreign key guards an array: every record that a field names must be there. One query per field. */
async function checkReferences(trx: Trx, resource: Resource, record: Row): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const ids = record[name];
    if (field.kind !== 'references' || !Array.isArray(ids) || !isResourceName(field.to)) continue;
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from ${sql.table(tableOf(resourceOf(field.to)))} where id = any(${ids}::bigint[])`.execute(
      trx,
    );
    if (rows[0]?.found !== ids.length) assertNoProblems({ [name]: { message: VALIDATION.references } });
  }
}

async function checkWhole(trx: Trx, name: ResourceName, record: Row, id: number | null): Promise<void> {
  const resource = resourceOf(name);
  assertNoProblems(resource.check?.(record) ?? {});
  await checkReferences(trx, resource, record);
  assertNoProblems((await serverResources[name].beforeSave?.(trx, record, id)) ?? {});
}

/** Audit and outbox entry of a write that is done; the record as it now is. */
async function conclude(trx: Trx, save: Save, before: StoredRow | undefined, id: number): Promise<StoredRow> {
  const resource = resourceOf(save.name);
  const stored = await findRow(trx, resource, id, scopeOf(save.name, actorOf(save.request)));
  if (!stored) throw outOfReach(resource);
  const { afterSave, settle } = serverResources[save.name];
  const saved = { context: save.context, request: save.request, before, after: stored };
  await afterSave?.(trx, saved);
  const after = { ...stored, ...(await settle?.(trx, saved)) };
  await writeAudit(trx, save.request, {
    action: before ? 'update' : 'create',
    resource: resource.name,
    record_id: id,
    before: before ? storedPart(resource, before) : null,
    after: storedPart(resource, after),
  });
  await publish(trx, {
    topic: 'resources',
    event: `${resource.name}.changed`,
    body: { id, version: after.version },
  });
  return after;
}

/** The new record, 201. Throws 422 per field. */
export async function createRecord(trx: Trx, save: Save): Promise<CommandAnswer> {
  const resource = resourceOf(save.name);
  await checkWhole(trx, save.name, save.body, null);
  const id = await insertRow(trx, resource, save.body, save.context.clock());
  const record = await conclude(trx, save, undefined, id);
  return { status: 201, body: record, headers: { etag: `"${record.version}"` } };
}

/**
 * Load with lock → version → rules → write → audit → outbox. The body replaces the fields that it has; a save that
 * changes nothing leaves no trace. Throws 404, 428, 412 and 422.
 */
export async function updateRecord(trx: Trx, save: Save, id: number): Promise<CommandAnswer<StoredRow>> {
  const resource = resourceOf(save.name);
  const scope = scopeOf(save.name, actorOf(save.request));
  const before = await findRow(trx, resource, id, scope, { lock: true });
  if (!before) throw notFound();
  await requireVersion(save.request, trx, { resource: resource.name, id, version: before.version });
  const merged = { ...storedPart(resource, before), ...save.body };
  await checkWhole(trx, save.name, merged, id);
  const hasChanges = Object.keys(changesBetween(storedPart(resource, before), merged)).length > 0;
  if (hasChanges) await updateRow(trx, resource, id, save.body, save.context.clock());
  const record = hasChanges ? await conclude(trx, save, before, id) : before;
  return { status: 200, body: record, headers: { etag: `"${record.version}"` } };
}
