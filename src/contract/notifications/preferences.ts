import { array, boolean, object, string } from 'yup';
import { CHOSEN_TYPES, type NotificationType, type Ways } from '../../domain/notifications/notificationTypes';
import type { QuietHours } from '../../domain/notifications/waysOf';
import { isTimeOfDay } from '../../domain/time/timeOfDay';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';
import { LANGUAGES } from '../../domain/wire/languages';

const tags = ['notification'];

/** How somebody hears of one type. */
export interface TypeChoice {
  type: NotificationType;
  /** In the reader's language. */
  name: string;
  ways: Ways;
  /** Chosen here; otherwise it is what holds without a choice. */
  is_own: boolean;
}

export interface NotificationPreferences {
  choices: TypeChoice[];
  quiet_hours: QuietHours | null;
}

/** The language of the screen, which a person may have changed a moment ago. */
const query = object({ language: string().oneOf(LANGUAGES) });
const ways = object({
  bell: boolean().required(),
  sound: boolean().required(),
  push: boolean().required(),
  email: boolean().required(),
});
const choices = array(
  object({
    type: string<NotificationType>()
      .oneOf([...CHOSEN_TYPES])
      .required(),
    /** Null: as the role, or the product, has it. */
    ways: ways.nullable().default(undefined).defined(),
  }),
)
  .max(CHOSEN_TYPES.length)
  .required();
const time = () =>
  string()
    .required()
    .test('time', VALIDATION.time, (text) => isTimeOfDay(text ?? ''));

export const preferencesCall = callContract({
  method: 'GET',
  path: '/notification_preferences',
  tags,
  query,
  summary: 'How I hear of each type of notification',
  answer: answer<NotificationPreferences>({
    choices: [{ type: 'text', name: 'text', ways: 'record', is_own: 'boolean' }],
  }),
});

export const savePreferencesCall = callContract({
  method: 'PUT',
  path: '/notification_preferences',
  tags,
  query,
  summary: 'Choose how I hear of types of notification, and my quiet hours',
  body: object({
    choices,
    quiet_hours: object({ starts: time(), ends: time(), urgent_passes: boolean().required() })
      .nullable()
      .default(undefined)
      .defined()
      .test('span', VALIDATION.time, (hours) => hours == null || hours.starts !== hours.ends),
  }),
  answer: answer<NotificationPreferences>({
    choices: [{ type: 'text', name: 'text', ways: 'record', is_own: 'boolean' }],
  }),
});

export const roleDefaultsCall = callContract({
  method: 'GET',
  path: '/user_types/:id/notification_defaults',
  tags,
  query,
  summary: 'How people of a role hear of each type until they choose',
  answer: answer<{ choices: TypeChoice[] }>({
    choices: [{ type: 'text', name: 'text', ways: 'record', is_own: 'boolean' }],
  }),
});

export const saveRoleDefaultsCall = callContract({
  method: 'PUT',
  path: '/user_types/:id/notification_defaults',
  tags,
  query,
  summary: 'Set how people of a role hear of types until they choose',
  body: object({ choices }),
  answer: answer<{ choices: TypeChoice[] }>({
    choices: [{ type: 'text', name: 'text', ways: 'record', is_own: 'boolean' }],
  }),
});
