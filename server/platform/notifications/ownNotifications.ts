import { sql, type Selectable } from 'kysely';
import { number, object, string } from 'yup';
import type { Read } from '../../../src/contract/call';
import type { Notification } from '../../../src/contract/notifications/notifications';
import {
  isNotificationType,
  LEVELS,
  NOTIFICATION_TYPES,
  notificationType,
  SUBJECTS,
  type NotificationType,
} from '../../../src/domain/notifications/notificationTypes';
import { NOTIFICATION_TYPE } from '../../../src/domain/wire/notification';
import type { Db, Trx } from '../database/database';
import type { NotificationTable } from '../database/tables/notifications';
import type { Actor } from '../plugins/actor';
import { formOfUser } from '../settings/timeForm';
import { writeNotification } from './writeNotification';

export const filterFields = {
  show_async_request: number().oneOf([0, 1]),
  is_attended: number().oneOf([0, 1]),
  subject: string().oneOf([...SUBJECTS]),
  level: string().oneOf([...LEVELS]),
};
export const filterQuery = object(filterFields);
type Filters = Read<typeof filterQuery>;

/** Types of a subject and level. */
function typesOf({ subject, level }: Filters): NotificationType[] {
  return (Object.keys(NOTIFICATION_TYPES) as NotificationType[]).filter((type) => {
    const declared = notificationType(type);
    return (!subject || declared.subject === subject) && (!level || declared.level === level);
  });
}

/** What stands in a person's bell, by their filters: a condition for reads and writes. */
export function inBell(user_id: number, filters: Filters) {
  const { show_async_request, is_attended, subject, level } = filters;
  return sql<boolean>`${sql.join(
    [
      sql`user_id = ${user_id} and is_in_bell`,
      ...(show_async_request === 0 ? [sql`type <> ${NOTIFICATION_TYPE.asynchronousProcessing}`] : []),
      ...(is_attended === undefined ? [] : [sql`is_attended = ${is_attended === 1}`]),
      ...(subject || level ? [sql`type = any(${typesOf(filters)}::text[])`] : []),
    ],
    sql` and `,
  )}`;
}

/** Notifications of the level's sound; a person's own choice may have made them silent. */
const COLUMNS = [
  'id',
  'type',
  'title',
  'body',
  'json_body',
  'is_attended',
  'created_at',
  'sound',
  'count',
] as const;
type Row = Pick<Selectable<NotificationTable>, (typeof COLUMNS)[number]>;

export function readNotifications(db: Db | Trx) {
  return db.selectFrom('notifications').select(COLUMNS);
}

/** They in the words of their reader. */
export async function writtenFor(
  db: Db | Trx,
  actor: Pick<Actor, 'user_id' | 'language' | 'time_zone'>,
  rows: readonly Row[],
): Promise<Notification[]> {
  const form = await formOfUser(db, actor.user_id);
  const reader = { ...form, language: actor.language, zone: actor.time_zone };
  return rows.map(({ json_body, count, ...row }) => ({
    ...row,
    ...writeNotification({ ...row, json_body, count }, reader),
    jsonBody: json_body,
    ...(isNotificationType(row.type)
      ? { imageIconUrl: `/notifications/${notificationType(row.type).level}.svg` }
      : {}),
  }));
}
