import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit, type Changes } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { requireVersion } from '../../platform/plugins/versions';
import { findRow, type StoredRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';

const employees = resourceOf('employees');

/** The employee in the version that the caller has seen, locked. Throws 404, 428 and 412. */
export async function lockEmployee(trx: Trx, request: FastifyRequest, id: number): Promise<StoredRow> {
  const scope = scopeOf('employees', actorOf(request));
  const employee = await findRow(trx, employees, id, scope, { lock: true });
  if (!employee) throw notFound();
  await requireVersion(request, trx, { resource: 'employees', id, version: employee.version });
  return employee;
}

interface EmployeeCommand {
  context: ServerContext;
  request: FastifyRequest;
  before: StoredRow;
  /** The verb, in the audit entry. */
  action: string;
  changes: Changes;
}

/** Next version, audit and outbox of a command on an employee; answers the employee as they now are. Call it last. */
export async function concludeEmployee(
  trx: Trx,
  { context, request, before, action, changes }: EmployeeCommand,
): Promise<CommandAnswer> {
  const version = before.version + 1;
  await trx
    .updateTable('employees')
    .set({ version, updated_at: context.clock() })
    .where('id', '=', before.id)
    .execute();
  await writeAudit(trx, request, {
    action,
    resource: 'employees',
    record_id: before.id,
    changes: { ...changes, version: { from: before.version, to: version } },
  });
  await publish(trx, { topic: 'resources', event: 'employees.changed', body: { id: before.id, version } });
  const body = await findRow(trx, employees, before.id, null);
  return { status: 200, body, headers: { etag: `"${version}"` } };
}
