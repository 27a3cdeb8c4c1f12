import type { Permission } from '../access/access';
import { PERMISSIONS } from '../access/permissions';
import type { NotificationFact, NotificationFacts } from './notificationFacts';

/** How much it matters; each level has a sound of its own. */
export const LEVELS = ['info', 'warning', 'urgent'] as const;
export type NotificationLevel = (typeof LEVELS)[number];

/** How a person is reached. Email and push go to them wherever they are. */
export const WAYS = ['bell', 'sound', 'push', 'email'] as const;
export type Way = (typeof WAYS)[number];
export type Ways = Readonly<Record<Way, boolean>>;

/** What it is about: its section among the preferences, its picture, and the page that it opens. */
export const SUBJECTS = ['delivery', 'run', 'order', 'cash', 'record', 'message', 'account'] as const;
export type NotificationSubject = (typeof SUBJECTS)[number];

interface TypeDeclaration {
  readonly level: NotificationLevel;
  readonly subject: NotificationSubject;
  /** Whose holders hear of it, within their CDP. Null: the people whom it names alone. */
  readonly hears: Permission | null;
  readonly ways: readonly Way[];
  /** Facts that its words and its page need. */
  readonly facts: readonly NotificationFact[];
  /** Several within minutes that have this fact in common become one ("12 stops late on HILLCREST 03"). */
  readonly gathers?: NotificationFact;
  /** The product needs it: nobody switches it off, and no preference shows it. */
  readonly isFixed?: true;
}

const {
  calls,
  dispatch,
  employees,
  vehicles,
  inspections,
  messages,
  conversations,
  delivery_inbox,
  custody,
  webhooks,
} = PERMISSIONS;
const QUIET = ['bell'] as const;
const HEARD = ['bell', 'sound'] as const;
const CALLED = ['bell', 'sound', 'push'] as const;

/** Of one run, or of those that wait for one. */
const BY_RUN = 'delivery_manifest_id';

const RUN = ['run', 'driver_name', 'delivery_manifest_id', 'date'] as const;
const STOP = [
  ...RUN,
  'event_id',
  'participant_id',
  'participant_name',
  'address',
  'tracking_number',
] as const;

/**
 * Every type of notification, in the order of the preferences. A new one is a line here and its words in
 * `src/i18n/en/notificationTypes.ts` and `src/i18n/es/notificationTypes.ts`.
 */
// prettier-ignore
export const NOTIFICATION_TYPES = {
  delivery_failed: { level: 'urgent', subject: 'delivery', hears: dispatch.viewIssues, ways: CALLED, facts: [...STOP, 'reason', 'no_try', 'delivered_datetime', 'time_zone'], gathers: BY_RUN },
  delivery_rejected: { level: 'urgent', subject: 'delivery', hears: dispatch.viewIssues, ways: CALLED, facts: [...STOP, 'reason', 'no_try', 'delivered_datetime', 'time_zone'], gathers: BY_RUN },
  delivery_missing: { level: 'urgent', subject: 'delivery', hears: dispatch.viewIssues, ways: CALLED, facts: [...STOP, 'reason', 'delivered_datetime', 'time_zone'], gathers: BY_RUN },
  delivery_damaged: { level: 'urgent', subject: 'delivery', hears: dispatch.viewIssues, ways: CALLED, facts: [...STOP, 'reason', 'delivered_datetime', 'time_zone'], gathers: BY_RUN },
  delivery_attempted: { level: 'info', subject: 'delivery', hears: dispatch.viewIssues, ways: QUIET, facts: [...STOP, 'no_try', 'delivered_datetime', 'time_zone'], gathers: BY_RUN },
  stop_late: { level: 'warning', subject: 'delivery', hears: dispatch.viewIssues, ways: HEARD, facts: [...STOP, 'time', 'time_zone'], gathers: BY_RUN },
  stop_at_risk: { level: 'info', subject: 'delivery', hears: dispatch.viewIssues, ways: QUIET, facts: [...STOP, 'time', 'time_zone'], gathers: BY_RUN },
  left_without_status: { level: 'warning', subject: 'delivery', hears: dispatch.viewIssues, ways: HEARD, facts: [...STOP, 'vehicle_name'], gathers: BY_RUN },
  stop_moved: { level: 'info', subject: 'delivery', hears: null, ways: HEARD, facts: [...STOP, 'employee_name'], gathers: BY_RUN },
  add_on_assigned: { level: 'warning', subject: 'delivery', hears: null, ways: CALLED, facts: STOP, gathers: BY_RUN },
  issue_assigned: { level: 'warning', subject: 'delivery', hears: null, ways: CALLED, facts: [...STOP, 'employee_name'], gathers: BY_RUN },
  recipient_not_home: { level: 'warning', subject: 'delivery', hears: dispatch.viewIssues, ways: CALLED, facts: [...STOP, 'text'], gathers: BY_RUN },
  recipient_wants_call: { level: 'warning', subject: 'delivery', hears: dispatch.viewIssues, ways: CALLED, facts: [...STOP, 'text'], gathers: BY_RUN },
  recipient_chose_time: { level: 'info', subject: 'delivery', hears: dispatch.viewIssues, ways: HEARD, facts: STOP, gathers: BY_RUN },
  recipient_unhappy: { level: 'info', subject: 'delivery', hears: dispatch.viewIssues, ways: QUIET, facts: [...STOP, 'text'], gathers: BY_RUN },

  run_started: { level: 'info', subject: 'run', hears: dispatch.current, ways: QUIET, facts: [...RUN, 'vehicle_name'] },
  run_finished: { level: 'info', subject: 'run', hears: dispatch.current, ways: QUIET, facts: RUN },
  driver_silent: { level: 'warning', subject: 'run', hears: dispatch.viewIssues, ways: HEARD, facts: [...RUN, 'minutes'] },
  vehicle_stopped: { level: 'warning', subject: 'run', hears: dispatch.viewIssues, ways: HEARD, facts: [...RUN, 'vehicle_name', 'minutes'] },
  vehicle_too_fast: { level: 'warning', subject: 'run', hears: dispatch.viewIssues, ways: HEARD, facts: [...RUN, 'vehicle_name', 'speed'] },
  phone_clock_wrong: { level: 'warning', subject: 'run', hears: dispatch.viewIssues, ways: HEARD, facts: [...RUN, 'minutes'] },
  overtime_near: { level: 'warning', subject: 'run', hears: dispatch.viewIssues, ways: HEARD, facts: [...RUN, 'minutes', 'time', 'time_zone'] },

  import_finished: { level: 'info', subject: 'order', hears: null, ways: HEARD, facts: ['group_id', 'name', 'rows', 'issues', 'response'] },
  inbox_undecided: { level: 'warning', subject: 'order', hears: delivery_inbox.update, ways: HEARD, facts: ['issues', 'name'], gathers: 'name' },
  copay_difference: { level: 'warning', subject: 'cash', hears: custody.cashUps, ways: HEARD, facts: ['driver_name', 'date', 'amount', 'close_door_pharmacy_id'] },

  license_expiring: { level: 'info', subject: 'record', hears: employees.update, ways: QUIET, facts: ['driver_name', 'employee', 'expiration_date'] },
  license_expired: { level: 'warning', subject: 'record', hears: employees.update, ways: HEARD, facts: ['driver_name', 'employee', 'expiration_date'] },
  inspection_due: { level: 'info', subject: 'record', hears: vehicles.update, ways: QUIET, facts: ['vehicle_name', 'vehicle_id', 'expiration_date'] },
  inspection_overdue: { level: 'warning', subject: 'record', hears: vehicles.update, ways: HEARD, facts: ['vehicle_name', 'vehicle_id', 'expiration_date'] },
  vehicle_defect: { level: 'urgent', subject: 'record', hears: inspections.read, ways: CALLED, facts: ['vehicle_name', 'inspection_id', 'driver_name', 'run', 'defects'] },

  call_missed: { level: 'warning', subject: 'message', hears: calls.make, ways: HEARD, facts: ['call_id', 'name', 'event_id', 'date'], gathers: 'name' },
  text_received: { level: 'warning', subject: 'message', hears: conversations.list, ways: CALLED, facts: ['conversation_id'], gathers: 'conversation_id' },
  recipient_not_reached: { level: 'warning', subject: 'message', hears: dispatch.viewIssues, ways: HEARD, facts: [...STOP, 'message_id', 'channel', 'news', 'error'], gathers: BY_RUN },
  message_failed: { level: 'warning', subject: 'message', hears: messages.list, ways: HEARD, facts: ['message_id', 'conversation_id', 'channel', 'news', 'error'], gathers: 'channel' },
  webhook_disabled: { level: 'warning', subject: 'message', hears: webhooks.update, ways: HEARD, facts: ['endpoint_id', 'name'] },

  driver_message: { level: 'warning', subject: 'message', hears: null, ways: CALLED, facts: ['employee_name', 'text', 'delivery_manifest_id', 'date'], isFixed: true },
  asynchronous_processing: { level: 'info', subject: 'account', hears: null, ways: HEARD, facts: ['uuid', 'is_async', 'response', 'kind', 'file', 'email'], isFixed: true },
  override_sign_in: { level: 'info', subject: 'account', hears: null, ways: QUIET, facts: ['session_id'], isFixed: true },
} as const satisfies Readonly<Record<string, TypeDeclaration>>;

export type NotificationType = keyof typeof NOTIFICATION_TYPES;
export type FactsOf<T extends NotificationType> = Pick<
  NotificationFacts,
  (typeof NOTIFICATION_TYPES)[T]['facts'][number]
>;

export function isNotificationType(type: string): type is NotificationType {
  return Object.hasOwn(NOTIFICATION_TYPES, type);
}

export function notificationType(type: NotificationType): TypeDeclaration {
  return NOTIFICATION_TYPES[type];
}

/** Those that a person has a say in. */
export const CHOSEN_TYPES: readonly NotificationType[] = (
  Object.keys(NOTIFICATION_TYPES) as NotificationType[]
).filter((type) => !notificationType(type).isFixed);
