import type { SettingGroup, SettingKey, SettingUnit } from '../../domain/wire/settings';

/** What a setting is called, and one or two sentences on what it changes and from when. */
type SettingWords = { label: string; what: string };

const units: Record<SettingUnit, string> = {
  metres: 'm',
  minutes: 'min',
  hours: 'h',
  days: 'days',
  kmh: 'km/h',
  percent: '%',
  attempts: 'attempts',
  passwords: 'passwords',
  deliveries: 'deliveries',
};

const groups: Record<SettingGroup, { title: string; purpose: string }> = {
  general: { title: 'General', purpose: 'Company details and defaults for new accounts.' },
  delivery: { title: 'Delivery', purpose: 'How stops are planned and when they count as done on site.' },
  road: { title: 'On the road', purpose: 'Alerts for dispatch while vehicles are on the road.' },
  block: {
    title: 'Block settings',
    purpose: 'How many failed sign-ins lock an account.',
  },
  passwords: {
    title: 'Passwords and sessions',
    purpose: 'How long passwords and sessions last.',
  },
  notifications: { title: 'Notifications', purpose: 'When people are notified, and how often.' },
  vir: {
    title: 'VIR email',
    purpose: 'Who gets a vehicle inspection report (VIR) with a defect.',
  },
  hours: { title: 'Hours', purpose: 'How hours of drivers with time keeping are counted.' },
  keeping: {
    title: 'Kept data',
    purpose: 'Each night, data older than these days is removed, unless a legal hold keeps it.',
  },
};

const items: Record<SettingKey, SettingWords> = {
  operation_name: {
    label: 'Name of the operation',
    what: 'Shown in messages to recipients and staff. Applies to the next message.',
  },
  operation_phone: {
    label: 'Phone of the operation',
    what: 'The number that recipients call from their tracking page. While it is empty they call the pharmacy of their delivery.',
  },
  default_time_zone: {
    label: 'Default time zone',
    what: 'Default for new accounts. Runs always use the time zone of their CDP.',
  },
  default_state: {
    label: 'Default state',
    what: 'Default for new accounts: the state in their address forms.',
  },
  default_language: {
    label: 'Default language',
    what: 'Default for new accounts. Everyone can choose another one.',
  },
  clock: {
    label: 'Clock',
    what: 'How times are written on screens. Everyone can choose another one.',
  },
  date_order: {
    label: 'Date order',
    what: 'How dates are written on screens. Everyone can choose another one.',
  },
  recipient_clock: {
    label: 'Clock for recipients',
    what: 'How times are written in messages and documents for recipients, and on “Where is my Rx”.',
  },
  distance_unit: {
    label: 'Distances',
    what: 'How distances are written on screens. Everyone can choose another one.',
  },
  geofence_metres: {
    label: 'Geofence radius',
    what: 'How close to the address a driver must be to close a stop without a warning. Applies immediately.',
  },
  pickup_task_minutes: {
    label: 'Pickup task duration',
    what: 'Time that a plan allows for a pickup at a CDP. Applies to the next plan.',
  },
  delivery_task_minutes: {
    label: 'Delivery task duration',
    what: 'Time that a plan allows at each stop. Applies to the next plan.',
  },
  lunch_break_minutes: {
    label: 'Lunch break duration',
    what: 'How long a lunch break on a run is. Applies to the next break.',
  },
  refrigerated_end_time: {
    label: 'Default refrigerated end time',
    what: 'Refrigerated deliveries without their own time are due by this time, in the time zone of the run. Applies to new deliveries.',
  },
  refrigerated_minutes: {
    label: 'Longest time out of the fridge',
    what: 'Refrigerated deliveries that are loaded after the default refrigerated end time are due this many minutes after the start of their run, or of their own time. Applies immediately.',
  },
  max_unassigned_deliveries: {
    label: 'Unassigned delivery limit',
    what: 'How many deliveries of a day can be unassigned. At the limit, no more can be unassigned.',
  },
  max_time_on_vehicle_minutes: {
    label: 'Max time on vehicle',
    what: 'How long a package can be on the vehicle before its delivery is at risk. Applies to the next plan.',
  },
  speed_alert_kmh: {
    label: 'Speed alert',
    what: 'Dispatch is warned when a vehicle goes faster than this. Applies to new positions.',
  },
  vehicle_stopped_minutes: {
    label: 'Vehicle stopped',
    what: 'Dispatch is warned when a vehicle on a run has not moved for this long, away from any stop. Applies within a minute.',
  },
  position_days: {
    label: 'Days that positions are kept',
    what: 'Where vehicles were. At least 7 days, as plans learn from them.',
  },
  message_days: {
    label: 'Days that messages are kept',
    what: 'Texts and emails of both directions, and the log of phone calls. At least 30 days, as answers of recipients can come late. Consents stay.',
  },
  notification_days: {
    label: 'Days that notifications are kept',
    what: 'Read or not. At least 7 days, so that a week of absence hides nothing.',
  },
  webhook_days: {
    label: 'Days that calls to clients’ systems are kept',
    what: 'At least 30 days, as a call can be sent again for so long.',
  },
  file_days: {
    label: 'Days that made files are kept',
    what: 'Reports and other files made in the background. At least 7 days, as their emails say a week.',
  },
  import_days: {
    label: 'Days that imports are kept',
    what: 'Files of orders with their rows, and settled orders of the inbox. At least 7 days, so that an import can be undone.',
  },
  proof_days: {
    label: 'Days that photos and signatures are kept',
    what: 'At least 3 years: California keeps pharmacy records that long (Business and Professions Code 4081). Medicare asks for 7. Checksums stay.',
  },
  delivery_days: {
    label: 'Days that deliveries are kept',
    what: 'With their history and custody. At least 7 years, as Medicare asks of suppliers (42 CFR 424.516); Part D asks for 10. Figures and bills stay.',
  },
  log_days: {
    label: 'Days that the change log is kept',
    what: 'Changes, and who looked at patients. At least 6 years, as HIPAA asks (45 CFR 164.316). It is cut at its oldest end and stays provable.',
  },
  driver_silent_minutes: {
    label: 'No news from a driver',
    what: 'After this long without a position the open stops of a run show as at risk. Applies when a board is opened.',
  },
  risk_tight_minutes: {
    label: 'Tight time window',
    what: 'Marks a stop at risk this many minutes before its window ends. Applies when a board is opened.',
  },
  road_speed_kmh: {
    label: 'Average road speed',
    what: 'How fast plans expect vehicles to be where no road network is connected. Applies to the next plan.',
  },
  detour_percent: {
    label: 'Road detour',
    what: 'Road distance as a share of the straight line: 130% means that 10 miles on the map are 13 miles of road. Applies to the next plan.',
  },
  max_login_attempts: {
    label: 'Max login attempts',
    what: 'How many wrong passwords in a row lock an account. Applies immediately.',
  },
  waiting_time: {
    label: 'Waiting time',
    what: 'How long the account then stays locked. Applies to new attempts.',
  },
  password_rotation_days: {
    label: 'Password expires after',
    what: 'After this many days a person has to choose a new password at the next sign-in.',
  },
  password_warning_days: {
    label: 'Expiry warning',
    what: 'How many days before their password expires a person gets a warning.',
  },
  password_history: {
    label: 'Old passwords that are refused',
    what: 'A new password must differ from this many earlier ones.',
  },
  session_hours: {
    label: 'Session length',
    what: 'After this long everyone has to sign in again. Applies to new sessions.',
  },
  idle_logoff_minutes: {
    label: 'Idle logoff',
    what: 'A person who does nothing for this long is signed out, with a warning one minute ahead. Applies when a page is loaded.',
  },
  notification_attempts: {
    label: 'Notification attempts',
    what: 'How many times a message is tried before it fails. Applies to the next attempt.',
  },
  notification_minutes: {
    label: 'Notification time',
    what: 'Time between two attempts. Applies to the next attempt.',
  },
  license_warning_days: {
    label: 'License warning',
    what: 'How many days before a driver’s license expires the office is notified.',
  },
  bell_refresh_minutes: {
    label: 'Bell refresh',
    what: 'How often the bell checks for notifications while there is no live connection. Applies when a page is loaded.',
  },
  vir_email_recipients: {
    label: 'Recipients',
    what: 'One address per line, ten at most. They get an email when a driver reports defects of a vehicle.',
  },
  overtime_rule: {
    label: 'Overtime',
    what: 'California: over 8 hours a day, over 40 hours a week, and the seventh day in a row; double over 12 hours. Applies to all weeks that are not signed off.',
  },
  week_starts_on: {
    label: 'Workweek begins on',
    what: 'The 40 hours of a week and the seventh day are counted from this day on.',
  },
};

/** The settings of the operation. */
export const settings = {
  lead: 'For everyone in this operation. Each change is in the change log.',
  tabs: 'Groups of settings',
  tabUnsaved: '%{title}, with unsaved changes',
  units,
  groups,
  items,
  default: 'Default: %{value}',
  none: 'none',
  off: 'off',
  offHint: '0 = off',
  range: '%{min} to %{max}',
  reset: 'Reset',
  resetTo: 'Reset “%{name}” to its default',
  choices: {
    en: 'English',
    es: 'Spanish',
    ar: 'Arabic',
    california: 'California: by day and week',
    federal: 'Over 40 hours a week',
    none: 'No overtime',
    sunday: 'Sunday',
    monday: 'Monday',
  },
  readOnly: 'You can read these settings. Changing them needs the permission “Advanced settings: update”.',
  loadFailed: 'The settings did not load',
  problems: '%{smart_count} setting needs attention: |||| %{smart_count} settings need attention:',
  notSaved: 'Not saved.',
  savedPart: 'Some groups were saved before this.',
  conflictTitle: 'Somebody saved these settings first',
};
