import { sql } from 'kysely';
import { isRightToCharges } from '../../../src/domain/access/employeeOptions';
import {
  notificationType,
  type NotificationType,
  type Ways,
} from '../../../src/domain/notifications/notificationTypes';
import { chosenWays, waysAt } from '../../../src/domain/notifications/waysOf';
import type { Trx } from '../database/database';

interface Audience {
  type: NotificationType;
  /** Null: what it is about belongs to no CDP. */
  cdp_id: number | null;
  /** People beside those whose right hears it. */
  also: readonly number[];
  /** Who did it themselves, and is not told. */
  by: number | null;
}

export interface Listener {
  user_id: number;
  /** As they hold now, quiet hours considered. */
  ways: Ways;
}

const ways = (
  table: 'own' | 'role',
) => sql<Ways | null>`case when ${sql.ref(`${table}.type`)} is null then null else
  jsonb_build_object('bell', ${sql.ref(`${table}.bell`)}, 'sound', ${sql.ref(`${table}.sound`)},
    'push', ${sql.ref(`${table}.push`)}, 'email', ${sql.ref(`${table}.email`)}) end`;

/**
 * Active people who hear of something, each with the ways that they chose: the office's holders of the right of its type,
 * of a CDP's own people those of this CDP, and the people named.
 */
export async function listenersOf(
  trx: Trx,
  { type, cdp_id, also, by }: Audience,
  now: Date,
): Promise<Listener[]> {
  const { hears } = notificationType(type);
  const people = await trx
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .leftJoin('notification_choices as own', (join) =>
      join.onRef('own.user_id', '=', 'users.id').on('own.type', '=', type),
    )
    .leftJoin('notification_role_choices as role', (join) =>
      join.onRef('role.user_type_id', '=', 'users.user_type_id').on('role.type', '=', type),
    )
    .leftJoin('quiet_hours as quiet', 'quiet.user_id', 'users.id')
    .leftJoin('employees as person', 'person.id', 'users.employee_id')
    .select(['person.audible_alert', 'person.hide_charge_info'])
    .select(['users.id', 'users.time_zone', 'quiet.starts', 'quiet.ends', 'quiet.urgent_passes'])
    .select([ways('own').as('own'), ways('role').as('role')])
    .where('users.is_active', '=', true)
    .where((eb) =>
      eb.or([
        sql<boolean>`users.id = any(${[...also]}::bigint[])`,
        hears === null
          ? eb.lit(false)
          : eb.and([
              eb('user_types.is_driver', '=', false),
              eb.exists(
                eb
                  .selectFrom('user_type_permissions as held')
                  .select('held.user_type_id')
                  .whereRef('held.user_type_id', '=', 'users.user_type_id')
                  .where('held.http_method', '=', hears.http_method)
                  .where('held.path_route', '=', hears.path_route),
              ),
              cdp_id === null
                ? eb.lit(true)
                : eb.or([eb('users.is_cdp', '=', false), eb('users.cdp_id', '=', cdp_id)]),
            ]),
      ]),
    )
    .$if(by !== null, (query) => query.where('users.id', '<>', by))
    .orderBy('users.id')
    .execute();
  const isOfCharges = hears !== null && isRightToCharges(hears);
  const hearing = people.filter(
    ({ id, hide_charge_info }) => !(isOfCharges && hide_charge_info) || also.includes(id),
  );
  return hearing.map(({ id, time_zone: zone, own, role, audible_alert, starts, ends, urgent_passes }) => {
    const quiet = starts && ends ? { starts, ends, urgent_passes: urgent_passes ?? true } : null;
    return {
      user_id: id,
      ways: waysAt(chosenWays(type, { own, role, isAudible: audible_alert === true }), type, {
        quiet,
        now,
        zone,
      }),
    };
  });
}
