import { sql, type Selectable } from 'kysely';
import type { FastifyRequest } from 'fastify';
import {
  closingObstacle,
  correctionProblems,
  type ClosingObstacle,
} from '../../../src/domain/billing/billingPeriod';
import { toCents } from '../../../src/domain/money/money';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import type { BillingPeriodTable } from '../../platform/database/tables/billing';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { requireVersion } from '../../platform/plugins/versions';
import { readPeriod } from './readPeriods';

type Period = Selectable<BillingPeriodTable>;

/** Locks the period and checks the version that the person has seen. Throws 404. */
async function lockPeriod(trx: Trx, request: FastifyRequest, id: number): Promise<Period> {
  const period = await trx
    .selectFrom('billing_periods')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!period) throw notFound();
  await requireVersion(request, trx, { resource: 'billing_periods', id, version: period.version });
  return period;
}

/** Throws 409 for a closed period: it does not change any more. */
async function lockOpenPeriod(trx: Trx, request: FastifyRequest, id: number): Promise<Period> {
  const period = await lockPeriod(trx, request, id);
  if (period.state === 'closed')
    throw wrongState('This period is closed. Differences are charged in the next one', {
      invoice_number: period.invoice_number,
    });
  return period;
}

async function nextVersion(trx: Trx, period: Period, at: Date, values: object = {}) {
  const version = period.version + 1;
  await trx
    .updateTable('billing_periods')
    .set({ ...values, version, updated_at: at })
    .where('id', '=', period.id)
    .execute();
  return { status: 200, body: await readPeriod(trx, period.id), headers: { etag: `"${version}"` } };
}

interface Correction {
  amount: string;
  reason: string;
  /** A body may leave it out: it is about the whole period. */
  delivery_event_id?: number | null;
}

/** Adds an amount with its reason; of a delivery, one that the period has a line of. */
export async function correctPeriod(
  trx: Trx,
  { clock }: ServerContext,
  request: FastifyRequest,
  id: number,
  { amount, reason, ...about }: Correction,
): Promise<CommandAnswer> {
  const period = await lockOpenPeriod(trx, request, id);
  const delivery_event_id = about.delivery_event_id ?? null;
  const cents = toCents(amount);
  const problems = correctionProblems({ cents, reason });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (delivery_event_id !== null) {
    const line = await trx
      .selectFrom('billing_lines')
      .select('id')
      .where('period_id', '=', id)
      .where('delivery_event_id', '=', delivery_event_id)
      .executeTakeFirst();
    if (!line) throw invalid({ delivery_event_id: { message: 'validation.reference' } });
  }
  const { user_id, full_name } = actorOf(request);
  const at = clock();
  const { id: lineId } = await trx
    .insertInto('billing_lines')
    .values({
      period_id: id,
      kind: 'correction',
      delivery_event_id,
      delivery_date: null,
      price_list_id: null,
      correction: cents ?? 0,
      reason: reason.trim(),
      created_by: user_id,
      created_by_name: full_name,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    action: 'correctPeriod',
    resource: 'billing_periods',
    record_id: id,
    changes: {
      line: { from: null, to: lineId },
      amount: { from: null, to: amount },
      reason: { from: null, to: reason },
    },
  });
  return { ...(await nextVersion(trx, period, at)), status: 201 };
}

/** Takes a correction back while the period is open. */
export async function removeCorrection(
  trx: Trx,
  { clock }: ServerContext,
  request: FastifyRequest,
  id: number,
  lineId: number,
): Promise<CommandAnswer> {
  const period = await lockOpenPeriod(trx, request, id);
  const removed = await trx
    .deleteFrom('billing_lines')
    .where('id', '=', lineId)
    .where('period_id', '=', id)
    .where('kind', '=', 'correction')
    .returning(['correction', 'reason'])
    .executeTakeFirst();
  if (!removed) throw notFound();
  await writeAudit(trx, request, {
    action: 'removeCorrection',
    resource: 'billing_periods',
    record_id: id,
    changes: {
      line: { from: lineId, to: null },
      cents: { from: removed.correction, to: null },
      reason: { from: removed.reason, to: null },
    },
  });
  return nextVersion(trx, period, clock());
}

const OBSTACLES: Readonly<Record<ClosingObstacle, string>> = {
  closed: 'This period is closed already',
  notCalculated: 'Calculate this period before you close it',
  notOver: 'This month is not over',
  calculatedEarly: 'Calculate this period again: it was calculated before the month was over',
  earlierOpen: 'Close the earlier period of this client first',
};

/** Closes a period for good and gives it the next invoice number. */
export async function closePeriod(
  trx: Trx,
  { clock }: ServerContext,
  request: FastifyRequest,
  id: number,
): Promise<CommandAnswer> {
  const period = await lockPeriod(trx, request, id);
  const shown = await readPeriod(trx, id);
  const { user_id, full_name, time_zone } = actorOf(request);
  const at = clock();
  const obstacle = closingObstacle(period, shown?.has_earlier_open ?? false, at, time_zone);
  if (obstacle) throw wrongState(OBSTACLES[obstacle], { obstacle });
  const { rows } = await sql<{ number: number }>`select nextval('invoice_numbers') as number`.execute(trx);
  const invoice_number = `INV-${period.from_date.slice(0, 7)}-${String(rows[0]?.number ?? 0).padStart(5, '0')}`;
  await writeAudit(trx, request, {
    action: 'closePeriod',
    resource: 'billing_periods',
    record_id: id,
    changes: {
      state: { from: 'open', to: 'closed' },
      invoice_number: { from: null, to: invoice_number },
    },
  });
  return nextVersion(trx, period, at, {
    state: 'closed',
    closed_at: at,
    closed_by: user_id,
    closed_by_name: full_name,
    invoice_number,
  });
}
