import { DEFAULT_RISK_LIMITS } from '../stops/atRisk';
import { DEFAULT_GEOFENCE_METRES } from '../stops/closingObstacles';
import { DEFAULT_LICENSE_WARNING_DAYS } from '../people/license';
import { OVERTIME_RULES } from '../fleet/overtime';
import { WEEK_STARTS } from '../fleet/workTime';
import { isInEffect } from '../people/notInEffect';
import { DISTANCE_UNITS } from '../planning/distanceText';
import { CLOCKS } from '../time/clock';
import { DATE_ORDERS } from '../time/dateOrder';
import { TIME_ZONES } from '../time/timeZones';
import { STATE_CODES } from '../addresses/states';
import { LANGUAGES } from './languages';

/** Unit of a number; the language files contain its text. */
export type SettingUnit =
  'metres' | 'minutes' | 'hours' | 'days' | 'kmh' | 'percent' | 'attempts' | 'passwords' | 'deliveries';

interface Kinds {
  /** Whole number. `zero`: 0 switches something off, and a text says what. */
  integer: { default: number; min: number; max: number; unit: SettingUnit; zero?: 'off' };
  choice: { default: string; choices: readonly string[] };
  /** HH:mm:ss in the zone of the run. */
  time: { default: string };
  text: { default: string; max: number };
  /** Ten digits, or empty. */
  phone: { default: string };
  emails: { default: readonly string[]; maxEntries: number };
}

export type SettingKind = keyof Kinds;
export type SettingOf<K extends SettingKind> = { readonly kind: K } & Readonly<Kinds[K]>;
export type Setting = { [K in SettingKind]: SettingOf<K> }[SettingKind];

const integer = (unit: SettingUnit, initial: number, min: number, max: number): SettingOf<'integer'> => ({
  kind: 'integer',
  unit,
  default: initial,
  min,
  max,
});
const orOff = (setting: SettingOf<'integer'>): SettingOf<'integer'> => ({ ...setting, min: 0, zero: 'off' });
const choice = <const C extends string>(initial: NoInfer<C>, choices: readonly C[]) =>
  ({ kind: 'choice', default: initial, choices }) as const;

/**
 * All settings by group, in display order (spec §3 "Settings named in text", §5 "Block settings"). A group is
 * saved together: it has one version. Settings without an effect are stored but not shown (notInEffect.ts).
 */
export const SETTING_GROUPS = {
  general: {
    operation_name: { kind: 'text', default: 'Rx Dispatch', max: 60 },
    operation_phone: { kind: 'phone', default: '' },
    default_time_zone: choice('America/Los_Angeles', TIME_ZONES),
    default_state: choice('CA', STATE_CODES),
    default_language: choice('en', LANGUAGES),
    clock: choice('24', CLOCKS),
    date_order: choice('mdy', DATE_ORDERS),
    // The public reads 12 hours in the US, whatever the office reads.
    recipient_clock: choice('12', CLOCKS),
    distance_unit: choice('mi', DISTANCE_UNITS),
  },
  delivery: {
    geofence_metres: integer('metres', DEFAULT_GEOFENCE_METRES, 20, 5_000),
    pickup_task_minutes: integer('minutes', 5, 1, 120),
    delivery_task_minutes: integer('minutes', 5, 1, 120),
    lunch_break_minutes: integer('minutes', 30, 15, 120),
    refrigerated_end_time: { kind: 'time', default: '14:00:00' },
    refrigerated_minutes: integer('minutes', 240, 15, 1_440),
    max_unassigned_deliveries: integer('deliveries', 500, 1, 10_000),
  },
  road: {
    max_time_on_vehicle_minutes: integer('minutes', 360, 15, 1_440),
    speed_alert_kmh: integer('kmh', 110, 30, 200),
    vehicle_stopped_minutes: integer('minutes', 20, 5, 240),
    driver_silent_minutes: integer('minutes', DEFAULT_RISK_LIMITS.silentMinutes, 2, 240),
    risk_tight_minutes: integer('minutes', DEFAULT_RISK_LIMITS.tightMinutes, 1, 120),
    road_speed_kmh: integer('kmh', 40, 10, 130),
    // Road metres per 100 metres as the crow flies.
    detour_percent: integer('percent', 130, 100, 250),
  },
  block: {
    max_login_attempts: integer('attempts', 5, 5, 20),
    waiting_time: integer('minutes', 1, 1, 1_440),
  },
  passwords: {
    password_rotation_days: orOff(integer('days', 0, 0, 730)),
    password_warning_days: integer('days', 14, 1, 90),
    password_history: orOff(integer('passwords', 5, 0, 24)),
    session_hours: integer('hours', 12, 1, 720),
    idle_logoff_minutes: orOff(integer('minutes', 30, 0, 720)),
  },
  notifications: {
    notification_attempts: integer('attempts', 3, 1, 10),
    notification_minutes: integer('minutes', 10, 1, 240),
    license_warning_days: integer('days', DEFAULT_LICENSE_WARNING_DAYS, 1, 365),
    bell_refresh_minutes: integer('minutes', 5, 1, 60),
  },
  vir: {
    vir_email_recipients: { kind: 'emails', default: [], maxEntries: 10 },
  },
  hours: {
    overtime_rule: choice('california', OVERTIME_RULES),
    week_starts_on: choice('sunday', WEEK_STARTS),
  },
  // How long each kind of data is kept (`src/domain/keeping/retention.ts`). A lower limit of years is the law's.
  keeping: {
    position_days: integer('days', 90, 7, 3_650),
    message_days: integer('days', 365, 30, 3_650),
    notification_days: integer('days', 90, 7, 730),
    webhook_days: integer('days', 30, 30, 365),
    file_days: integer('days', 7, 7, 90),
    import_days: integer('days', 30, 7, 3_650),
    proof_days: integer('days', 2_557, 1_096, 7_305),
    delivery_days: integer('days', 3_653, 2_557, 18_263),
    log_days: integer('days', 2_557, 2_192, 18_263),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Setting>>>>;

type Groups = typeof SETTING_GROUPS;
export type SettingGroup = keyof Groups;
export type SettingsOf<G extends SettingGroup> = {
  -readonly [K in keyof Groups[G]]: Groups[G][K] extends { kind: 'integer' }
    ? number
    : Groups[G][K] extends { kind: 'emails' }
      ? readonly string[]
      : Groups[G][K] extends { kind: 'choice'; choices: readonly (infer C extends string)[] }
        ? C
        : string;
};

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
/** All settings by key; unset ones have their default. */
export type Settings = Readonly<UnionToIntersection<{ [G in SettingGroup]: SettingsOf<G> }[SettingGroup]>>;
export type SettingKey = keyof Settings & string;

/** Tabs of the advanced settings: `?current=3` is the fourth, the block settings. */
export const SETTING_GROUP_NAMES = Object.keys(SETTING_GROUPS) as readonly SettingGroup[];

/** The settings of a group by key, in the shape that is the same for all. */
export function settingsOfGroup(group: SettingGroup): Readonly<Record<string, Setting>> {
  return SETTING_GROUPS[group];
}

/** The settings of a group that screens show: those with an effect. */
export function shownSettingsOf(group: SettingGroup): Readonly<Record<string, Setting>> {
  const all = Object.entries(settingsOfGroup(group));
  return Object.fromEntries(all.filter(([key]) => isInEffect('settings', key)));
}

/** The groups that have a setting to show. */
export const SHOWN_GROUP_NAMES = SETTING_GROUP_NAMES.filter(
  (group) => Object.keys(shownSettingsOf(group)).length > 0,
);

const ALL: ReadonlyMap<string, Setting> = new Map(
  SETTING_GROUP_NAMES.flatMap((group) => Object.entries(settingsOfGroup(group))),
);

/** The declaration of a setting; undefined for an unknown key. */
export function settingOf(key: string): Setting | undefined {
  return ALL.get(key);
}

/** Settings that every signed-in user's browser needs. The others are for administrators. */
export const BROWSER_SETTINGS = [
  'operation_name',
  'default_time_zone',
  'default_state',
  'default_language',
  'clock',
  'date_order',
  'distance_unit',
  'driver_silent_minutes',
  'risk_tight_minutes',
  'max_unassigned_deliveries',
  'lunch_break_minutes',
  'delivery_task_minutes',
  'pickup_task_minutes',
  'road_speed_kmh',
  'detour_percent',
  'refrigerated_end_time',
  'refrigerated_minutes',
  'max_time_on_vehicle_minutes',
  'idle_logoff_minutes',
  'license_warning_days',
  'bell_refresh_minutes',
] as const satisfies readonly SettingKey[];
export type BrowserSettings = Pick<Settings, (typeof BROWSER_SETTINGS)[number]>;

/** Effective settings: the stored ones over the defaults. Keys that are no longer declared are ignored. */
export function settingsWith(stored: Readonly<Record<string, unknown>>): Settings {
  const values = [...ALL].map(([key, setting]) => [key, stored[key] ?? setting.default] as const);
  return Object.fromEntries(values) as unknown as Settings;
}
