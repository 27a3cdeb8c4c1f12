import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Read } from '../../../src/contract/call';
import type { postInspectionCall } from '../../../src/contract/inspections/inspections';
import {
  answerProblems,
  defectsOf,
  isInspectionOffered,
  type ChecklistItem,
  type InspectionDefect,
} from '../../../src/domain/fleet/inspection';
import { odometerProblem, type OdometerReading } from '../../../src/domain/fleet/odometer';
import { dateInZone, toWire } from '../../../src/domain/time/dates';
import type { Problem } from '../../../src/domain/wire/problem';
import type { ServerContext } from '../../context';
import { sendMessage } from '../../outside/messages/sendMessage';
import type { Db, Trx } from '../../platform/database/database';
import { tell } from '../../platform/notifications/tell';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { readSettings } from '../../platform/settings/readSettings';
import { readDefects } from '../../records/inspections/readDefects';
import { isWithinScope } from '../../records/runs/runScope';
import { languageOf } from '../../../src/domain/wire/languages';
import { itemName } from '../../../src/domain/fleet/inspection';

/** A run of this person with its vehicle. Throws 404 for another's, 409 for one without a vehicle. */
export async function runToInspect(db: Db | Trx, request: FastifyRequest, id: number) {
  const run = await db
    .selectFrom('delivery_manifest as m')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .leftJoin('employees as e', 'e.id', 'm.employee_id')
    .select(['m.id', 'm.name', 'm.employee_id', 'm.vehicle_id', 'm.close_door_pharmacy_id', 'm.time_zone'])
    .select(['m.delivery_manifest_status_id', 'v.name as vehicle_name', 'v.type', 'e.full_name'])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (!run || !isWithinScope(actorOf(request), run)) throw notFound();
  const { vehicle_id, vehicle_name, type } = run;
  if (vehicle_id === null || vehicle_name === null || type === null)
    throw wrongState('This run has no vehicle', { reason: 'noVehicle' });
  return { ...run, vehicle_id, vehicle_name, type };
}

/** The active points for a type of vehicle, in their order. */
export function readChecklist(db: Db | Trx, type: string): Promise<ChecklistItem[]> {
  return db
    .selectFrom('inspection_items')
    .select(['id', 'name_en', 'name_es', 'name_ar', 'is_critical'])
    .where('is_active', '=', true)
    .where('vehicle_type', 'in', ['all', type as 'all'])
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** All that is known of a vehicle's odometer. The vehicle is locked against another reading at the same time. */
async function lockedReadings(trx: Trx, vehicleId: number): Promise<OdometerReading[]> {
  await sql`select id from vehicles where id = ${vehicleId} for no key update`.execute(trx);
  const { default_time_zone } = await readSettings(trx);
  const { rows } = await sql<OdometerReading>`
    select id, fueled_on as day, odometer from fuel_entries where vehicle_id = ${vehicleId}
    union all
    select -id, (inspected_at at time zone ${default_time_zone})::date, odometer from inspections
    where vehicle_id = ${vehicleId}`.execute(trx);
  return rows;
}

interface Reported {
  id: number;
  run: Awaited<ReturnType<typeof runToInspect>>;
  defects: readonly InspectionDefect[];
}

/** Calls whoever reads inspections to a vehicle that must not drive. To call last (`publish`). */
async function tellOfDefect(trx: Trx, request: FastifyRequest, { id, run, defects }: Reported, now: Date) {
  const critical = defects.filter((defect) => defect.is_critical);
  if (critical.length === 0) return;
  const { user_id, full_name } = actorOf(request);
  const facts = {
    vehicle_name: run.vehicle_name,
    inspection_id: id,
    driver_name: run.full_name ?? full_name,
    run: run.name,
    defects: critical.map(({ name_en, name_es, name_ar, note }) => ({ name_en, name_es, name_ar, note })),
  };
  await tell(trx, [{ type: 'vehicle_defect', facts, cdp_id: run.close_door_pharmacy_id, by: user_id }], now);
}

/** Tells the people of the setting about a vehicle with defects, in the language of the operation. */
async function tellRecipients(trx: Trx, request: FastifyRequest, { run, defects }: Reported): Promise<void> {
  if (defects.length === 0) return;
  const { vir_email_recipients: recipients, default_language } = await readSettings(trx);
  const language = languageOf(default_language) ?? 'en';
  const { user_id, full_name } = actorOf(request);
  const isCritical = defects.some((defect) => defect.is_critical);
  const lines = defects.map((defect) => `- ${itemName(defect, language)}: ${defect.note}`);
  for (const to of recipients)
    await sendMessage(trx, {
      channel: 'email',
      to,
      language,
      template: isCritical ? 'criticalDefect' : 'vehicleDefects',
      args: {
        vehicle: run.vehicle_name,
        driver: run.full_name ?? full_name,
        run: run.name,
        defects: lines.join('\n'),
      },
      close_door_pharmacy_id: run.close_door_pharmacy_id,
      created_by: { user_id, full_name },
    });
}

/**
 * Stores a driver's report on the vehicle of a run. From a critical defect on the vehicle takes part in no plan. Throws
 * 404, 409 without a vehicle, without a checklist or after the first stop, and 422 by field.
 */
export async function postInspection(
  trx: Trx,
  { clock }: ServerContext,
  request: FastifyRequest,
  body: Read<(typeof postInspectionCall)['body']>,
) {
  const actor = actorOf(request);
  const run = await runToInspect(trx, request, body.delivery_manifest_id);
  // A report is the driver's own word.
  if (actor.employee_id === null || run.employee_id !== actor.employee_id) throw notFound();
  const stops = await trx
    .selectFrom('delivery_events')
    .select(['delivery_event_type_id', 'delivery_event_status_id'])
    .where('delivery_manifest_id', '=', run.id)
    .execute();
  if (!isInspectionOffered({ ...run, stops }))
    throw wrongState('A vehicle is inspected before the first stop', { reason: 'inspectionLate' });
  const checklist = await readChecklist(trx, run.type);
  if (checklist.length === 0)
    throw wrongState('There is no checklist for this vehicle', { reason: 'noChecklist' });
  const now = clock();
  const problems: Record<string, Problem> = answerProblems(body.answers, checklist);
  const { default_time_zone } = await readSettings(trx);
  const reading = { id: 0, day: dateInZone(now, default_time_zone), odometer: body.odometer };
  const backwards = odometerProblem(reading, await lockedReadings(trx, run.vehicle_id));
  if (backwards) problems.odometer = backwards;
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const defects = defectsOf(body.answers, checklist);
  const has_critical = defects.some((defect) => defect.is_critical);
  const record = {
    vehicle_id: run.vehicle_id,
    employee_id: actor.employee_id,
    delivery_manifest_id: run.id,
    inspected_at: toWire(now),
    odometer: body.odometer,
    defect_count: defects.length,
    comment: body.comment,
  };
  const { id } = await trx
    .insertInto('inspections')
    .values({
      ...record,
      has_critical,
      signature: body.signature,
      answers: JSON.stringify(body.answers),
      signed_off_at: null,
      signed_off_by: null,
      signed_off_by_name: null,
      sign_off_note: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (defects.length > 0)
    await trx
      .insertInto('inspection_defects')
      .values(
        defects.map(({ name_en, name_es, name_ar, is_critical, note }) => ({
          inspection_id: id,
          name_en,
          name_es,
          name_ar,
          is_critical,
          note,
        })),
      )
      .execute();
  await writeAudit(trx, request, {
    action: 'create',
    resource: 'inspections',
    record_id: id,
    before: null,
    after: { ...record, version: 1 },
  });
  await tellRecipients(trx, request, { id, run, defects });
  await publish(trx, { topic: 'resources', event: 'inspections.changed', body: { id, version: 1 } });
  await tellOfDefect(trx, request, { id, run, defects }, now);
  const state =
    defects.length === 0 ? ('clean' as const) : has_critical ? ('critical' as const) : ('defects' as const);
  return { id, version: 1, state, defects: await readDefects(trx, id) };
}
