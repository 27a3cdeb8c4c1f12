import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { VehicleSignIn } from '../../../src/contract/vehicles/phones';
import {
  PHONE_USER_DAYS,
  phoneObstacleSentence,
  vehicleSignInObstacle,
  type PhoneObstacle,
} from '../../../src/domain/access/mobileSignIn';
import { DAY_MS } from '../../../src/domain/time/durations';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState, type ApiError } from '../../platform/plugins/errors';
import { endPhoneSessions } from '../accounts/sessions';
import { isCodeOf, vehicleIdOf } from './loginCode';

export function phoneRefused(obstacle: PhoneObstacle): ApiError {
  return wrongState(phoneObstacleSentence(obstacle), { ...obstacle });
}

/** Another person who lately signed in with the phone of this session; null: nobody else. */
export async function otherUserOfPhone(trx: Trx, sessionId: number, now: Date): Promise<string | null> {
  const other = await trx
    .selectFrom('sessions')
    .innerJoin('known_devices as own', 'own.id', 'sessions.device_id')
    .innerJoin('known_devices as theirs', (join) =>
      join
        .onRef('theirs.token_hash', '=', 'own.token_hash')
        .onRef('theirs.user_id', '<>', 'sessions.user_id'),
    )
    .innerJoin('users', 'users.id', 'theirs.user_id')
    .select('users.full_name')
    .where('sessions.id', '=', sessionId)
    .where('theirs.last_used_at', '>', new Date(now.getTime() - PHONE_USER_DAYS * DAY_MS).toISOString())
    .orderBy('theirs.last_used_at', 'desc')
    .executeTakeFirst();
  return other?.full_name ?? null;
}

/** The driver's own open run of today with this vehicle, else the vehicle's first; null: it has none. */
async function runOfNow(trx: Trx, vehicleId: number, employeeId: number | null, now: Date) {
  const over = [MANIFEST_STATUS.done, MANIFEST_STATUS.incomplete, MANIFEST_STATUS.created];
  const run = await trx
    .selectFrom('delivery_manifest as m')
    .leftJoin('runs', 'runs.id', 'm.run_id')
    .leftJoin('employees', 'employees.id', 'm.employee_id')
    .select(['m.id', 'm.name', 'm.employee_id', 'employees.full_name as driver_name'])
    .select((eb) => eb.fn.coalesce('runs.exclusive_login', sql<'none'>`'none'`).as('exclusive_login'))
    .where('m.vehicle_id', '=', vehicleId)
    .where('m.delivery_manifest_status_id', 'not in', over)
    .where(
      sql<boolean>`(m.delivery_date = (${now}::timestamptz at time zone m.time_zone)::date
        or ${now}::timestamptz between m.start_at and m.end_at)`,
    )
    .orderBy(sql`m.employee_id is not distinct from ${employeeId}::bigint`, 'desc')
    .orderBy('m.start_at')
    .orderBy('m.id')
    .executeTakeFirst();
  return run ?? null;
}

/** Open sessions of other people that have read the vehicle's code, or any vehicle's on the same phone. */
async function otherPhones(trx: Trx, vehicleId: number, { user_id, session_id }: Actor, now: Date) {
  return trx
    .selectFrom('sessions as other')
    .innerJoin('users', 'users.id', 'other.user_id')
    .leftJoin('known_devices as theirs', 'theirs.id', 'other.device_id')
    .select(['other.id', 'other.vehicle_id', 'other.bound_at', 'other.device_label'])
    .select('users.full_name')
    .select(
      sql<boolean>`coalesce(theirs.token_hash = (select d.token_hash from sessions s
        join known_devices d on d.id = s.device_id where s.id = ${session_id}), false)`.as('is_same_phone'),
    )
    .where('other.vehicle_id', 'is not', null)
    .where('other.user_id', '<>', user_id)
    .where('other.ended_at', 'is', null)
    .where('other.expires_at', '>', now.toISOString())
    .where((eb) =>
      eb.or([
        eb('other.vehicle_id', '=', vehicleId),
        sql<boolean>`theirs.token_hash = (select d.token_hash from sessions s
          join known_devices d on d.id = s.device_id where s.id = ${session_id})`,
      ]),
    )
    .orderBy('other.bound_at')
    .execute();
}

/**
 * Signs the phone of the session in to the vehicle of the code: the session is bound to vehicle, run and phone. An
 * office account only learns which vehicle it is. Throws 404 for a wrong code, and 409 that names vehicle and driver.
 */
export async function signInToVehicle(
  context: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  code: string,
): Promise<{ signedIn: VehicleSignIn; ended: number[] }> {
  const now = context.clock();
  const actor = actorOf(request);
  const id = vehicleIdOf(code);
  // The row is the lock: two phones at once, and a new code at the same time, wait for each other.
  const vehicle =
    id === null
      ? undefined
      : await trx
          .selectFrom('vehicles')
          .select([
            'id',
            'name',
            'license_plate',
            'smartphone_login',
            'is_active',
            'login_nonce',
            'server_key_id',
          ])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
  // A wrong code and one of a vehicle that is not there look the same.
  if (!vehicle || !(await isCodeOf(context, vehicle, code))) throw notFound();
  if (!vehicle.is_active || !vehicle.smartphone_login)
    throw wrongState('Signing in with a smartphone is switched off for this vehicle', {
      reason: 'smartphoneOff',
    });
  const run = await runOfNow(trx, vehicle.id, actor.employee_id, now);
  const signedIn: VehicleSignIn = {
    vehicle_id: vehicle.id,
    name: vehicle.name,
    license_plate: vehicle.license_plate,
    delivery_manifest_id: run?.id ?? null,
    run_name: run?.name ?? null,
    exclusive_login: run?.exclusive_login ?? 'none',
  };
  if (actor.client !== 'mobile') return { signedIn, ended: [] };

  const others = await otherPhones(trx, vehicle.id, actor, now);
  const elsewhere = others.find((each) => !each.is_same_phone && each.vehicle_id === vehicle.id);
  const obstacle = vehicleSignInObstacle(
    vehicle.name,
    run,
    {
      employee_id: actor.employee_id,
      also_used_by: await otherUserOfPhone(trx, actor.session_id, now),
    },
    elsewhere
      ? {
          driver_name: elsewhere.full_name,
          since: elsewhere.bound_at ?? '',
          device: elsewhere.device_label,
        }
      : null,
  );
  if (obstacle) throw phoneRefused(obstacle);
  await trx
    .updateTable('sessions')
    .set({ vehicle_id: vehicle.id, delivery_manifest_id: run?.id ?? null, bound_at: now })
    .where('id', '=', actor.session_id)
    .execute();
  await writeAudit(trx, request, {
    action: 'vehicleSignIn',
    resource: 'vehicles',
    record_id: vehicle.id,
    changes: run ? { run: { from: null, to: run.name } } : {},
  });
  // The phone has one driver at a time: who used it before is signed out.
  const before = others.filter((each) => each.is_same_phone).map((each) => each.id);
  return { signedIn, ended: await endPhoneSessions(trx, now, before, 'phone') };
}
