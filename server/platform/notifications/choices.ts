import type { Permission } from '../../../src/domain/access/access';
import type { TypeChoice } from '../../../src/contract/notifications/preferences';
import {
  CHOSEN_TYPES,
  notificationType,
  type NotificationType,
  type Ways,
} from '../../../src/domain/notifications/notificationTypes';
import { chosenWays, isSameWays, wholeWays } from '../../../src/domain/notifications/waysOf';
import type { Db, Trx } from '../database/database';
import { nameOfType } from './writeNotification';
import type { Language } from '../../../src/domain/wire/languages';

/** A choice as it is sent; null takes it back. */
export interface SentChoice {
  type: NotificationType;
  ways: Ways | null;
}

/** Who asks: their language, and whether a right is held. */
interface Reader {
  language: Language;
  holds: (right: Permission) => boolean;
}

type Stored = ReadonlyMap<string, Ways>;

function byType(rows: readonly (Ways & { type: string })[]): Stored {
  return new Map(rows.map(({ type, bell, sound, push, email }) => [type, { bell, sound, push, email }]));
}

async function choicesOfRole(db: Db | Trx, user_type_id: number): Promise<Stored> {
  const rows = db.selectFrom('notification_role_choices').selectAll();
  return byType(await rows.where('user_type_id', '=', user_type_id).execute());
}

async function choicesOfPerson(db: Db | Trx, user_id: number): Promise<Stored> {
  return byType(
    await db.selectFrom('notification_choices').selectAll().where('user_id', '=', user_id).execute(),
  );
}

/** Whether the person's employee has the option that gives a sound to what nobody has chosen. */
async function isAudible(db: Db | Trx, user_id: number): Promise<boolean> {
  const employee = await db
    .selectFrom('users as u')
    .innerJoin('employees as e', 'e.id', 'u.employee_id')
    .select('e.audible_alert')
    .where('u.id', '=', user_id)
    .executeTakeFirst();
  return employee?.audible_alert === true;
}

/** Types that a holder of these rights can hear of. */
function heard(holds: (right: Permission) => boolean): NotificationType[] {
  return CHOSEN_TYPES.filter((type) => {
    const { hears } = notificationType(type);
    return hears === null || holds(hears);
  });
}

/** How a person hears of each type that they can hear of. */
export async function readOwnChoices(
  db: Db | Trx,
  { user_id, user_type_id }: { user_id: number; user_type_id: number },
  { language, holds }: Reader,
): Promise<TypeChoice[]> {
  const [own, role] = [await choicesOfPerson(db, user_id), await choicesOfRole(db, user_type_id)];
  const sounds = { isAudible: await isAudible(db, user_id) };
  return heard(holds).map((type) => ({
    type,
    name: nameOfType(type, language),
    ways: chosenWays(type, { own: own.get(type) ?? null, role: role.get(type) ?? null, ...sounds }),
    is_own: own.has(type),
  }));
}

/** How people of a role hear of each type until they choose. */
export async function readRoleChoices(
  db: Db | Trx,
  user_type_id: number,
  { language, holds }: Reader,
): Promise<TypeChoice[]> {
  const role = await choicesOfRole(db, user_type_id);
  return heard(holds).map((type) => ({
    type,
    name: nameOfType(type, language),
    ways: chosenWays(type, { own: null, role: role.get(type) ?? null }),
    is_own: role.has(type),
  }));
}

/** Keeps what differs from what holds anyway, so that a later change of the role reaches people who never chose. */
export async function saveOwnChoices(
  trx: Trx,
  { user_id, user_type_id }: { user_id: number; user_type_id: number },
  sent: readonly SentChoice[],
): Promise<void> {
  const role = await choicesOfRole(trx, user_type_id);
  const sounds = { isAudible: await isAudible(trx, user_id) };
  const types = sent.map(({ type }) => type);
  if (types.length === 0) return;
  await trx
    .deleteFrom('notification_choices')
    .where('user_id', '=', user_id)
    .where('type', 'in', types)
    .execute();
  const rows = sent.flatMap(({ type, ways }) => {
    const without = chosenWays(type, { own: null, role: role.get(type) ?? null, ...sounds });
    return ways && !isSameWays(wholeWays(ways), without) ? [{ user_id, type, ...wholeWays(ways) }] : [];
  });
  if (rows.length > 0) await trx.insertInto('notification_choices').values(rows).execute();
}

export async function saveRoleChoices(
  trx: Trx,
  user_type_id: number,
  sent: readonly SentChoice[],
): Promise<void> {
  const types = sent.map(({ type }) => type);
  if (types.length === 0) return;
  await trx
    .deleteFrom('notification_role_choices')
    .where('user_type_id', '=', user_type_id)
    .where('type', 'in', types)
    .execute();
  const rows = sent.flatMap(({ type, ways }) => {
    const without = chosenWays(type, { own: null, role: null });
    return ways && !isSameWays(wholeWays(ways), without) ? [{ user_type_id, type, ...wholeWays(ways) }] : [];
  });
  if (rows.length > 0) await trx.insertInto('notification_role_choices').values(rows).execute();
}
