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
  road: { title: 'On the road', purpose: 'What dispatch is warned of while vehicles are under way.' },
  block: {
    title: 'Block settings',
    purpose: 'How many failed sign-ins lock an account.',
  },
  passwords: {
    title: 'Passwords and sessions',
    purpose: 'How long passwords and open sessions are good for.',
  },
  notifications: { title: 'Notifications', purpose: 'When people are told of something, and how often.' },
  vir: {
    title: 'VIR email',
    purpose: 'Who hears of a vehicle inspection report (VIR) with a defect in it.',
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
    what: 'What new accounts begin with. Runs always go by the zone of their CDP.',
  },
  default_state: {
    label: 'Default state',
    what: 'What new accounts begin with: the state that their address forms fall back to.',
  },
  default_language: {
    label: 'Default language',
    what: 'What new accounts begin with. Everyone can choose another one.',
  },
  clock: {
    label: 'Clock',
    what: 'How times are written on screens. Everyone can choose another one.',
  },
  distance_unit: {
    label: 'Distances',
    what: 'How distances are written on screens. Everyone can choose another one.',
  },
  geofence_metres: {
    label: 'Geofence radius',
    what: 'How near to the door a driver must be to close a stop without being asked. Applies at once.',
  },
  pickup_task_minutes: {
    label: 'Pickup task duration',
    what: 'Time that a plan allows for a pickup at a CDP. Applies to the next plan.',
  },
  delivery_task_minutes: {
    label: 'Delivery task duration',
    what: 'Time that a plan allows at each door. Applies to the next plan.',
  },
  lunch_break_minutes: {
    label: 'Lunch break duration',
    what: 'How long a lunch break is when it is put on a run. Applies to the next break.',
  },
  refrigerated_end_time: {
    label: 'Default refrigerated end time',
    what: 'Refrigerated deliveries without a time of their own are due by then, in the zone of the run. For deliveries scheduled from now on.',
  },
  refrigerated_minutes: {
    label: 'Longest time out of the fridge',
    what: 'Refrigerated deliveries that are loaded after the default refrigerated end time are due so many minutes after the start of their run, or of their own time. Applies at once.',
  },
  max_unassigned_deliveries: {
    label: 'Unassigned delivery limit',
    what: 'How many deliveries of a day may wait without a run before no more are taken off runs.',
  },
  max_time_on_vehicle_minutes: {
    label: 'Max time on vehicle',
    what: 'How long a package may ride along before its delivery counts as at risk. Applies to the next plan.',
  },
  speed_alert_kmh: {
    label: 'Speed alert',
    what: 'Dispatch is warned when a vehicle goes faster than this. Applies to new positions.',
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
    what: 'Road distance as a share of the straight line: 130 % means that 10 km become 13 km. Applies to the next plan.',
  },
  max_login_attempts: {
    label: 'Max login attempts',
    what: 'Wrong passwords in a row after which an account has to wait. Applies at once.',
  },
  waiting_time: {
    label: 'Waiting time',
    what: 'How long the account then has to wait. For attempts from now on.',
  },
  password_rotation_days: {
    label: 'Password expires after',
    what: 'After this many days a person has to choose a new password at the next sign-in.',
  },
  password_warning_days: {
    label: 'Expiry warning',
    what: 'How many days ahead a person is told that their password will expire.',
  },
  password_history: {
    label: 'Old passwords that are refused',
    what: 'A new password must differ from this many earlier ones.',
  },
  session_hours: {
    label: 'Session length',
    what: 'After this long everyone has to sign in again. For sessions that begin from now on.',
  },
  idle_logoff_minutes: {
    label: 'Idle logoff',
    what: 'A person who does nothing for this long is signed out, with a warning one minute ahead. Applies when a page is loaded.',
  },
  notification_attempts: {
    label: 'Notification attempts',
    what: 'How often a message is tried before it counts as not sent. For messages from now on.',
  },
  notification_minutes: {
    label: 'Notification time',
    what: 'Time between two attempts. For messages from now on.',
  },
  license_warning_days: {
    label: 'License warning',
    what: 'How many days before a driver’s license expires the office is told.',
  },
  bell_refresh_minutes: {
    label: 'Bell refresh',
    what: 'How often the bell asks for news while there is no live connection. Applies when a page is loaded.',
  },
  vir_email_recipients: {
    label: 'Recipients',
    what: 'One address per line, ten at most. Applies once drivers send inspection reports from their app.',
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
    24: '24 hours (14:05)',
    12: '12 hours (2:05 PM)',
    mi: 'Miles',
    km: 'Kilometers',
  },
  readOnly: 'You can read these settings. Changing them needs the permission “Advanced settings: update”.',
  loadFailed: 'The settings did not load',
  problems: '%{smart_count} setting needs attention: |||| %{smart_count} settings need attention:',
  notSaved: 'Not saved.',
  savedPart: 'Some groups were saved before this.',
  conflictTitle: 'Somebody saved these settings first',
};
