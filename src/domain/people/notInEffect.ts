/**
 * Settings and fields that are kept and answered but that nothing reads yet, by who declares them. No screen shows one:
 * what can be set has an effect. A name leaves this list together with the change that reads it.
 */
const NOT_IN_EFFECT: Readonly<Record<string, readonly string[]>> = {
  settings: [
    'operation_name',
    'speed_alert_kmh',
    'notification_attempts',
    'notification_minutes',
    'vir_email_recipients',
  ],
  employees: [
    'non_admin_access_history',
    'audible_alert',
    'hide_charge_info',
    'schedule_edit',
    'driver_time_keeping',
  ],
  vehicles: ['zip_code_group'],
  runs: ['exclusive_login'],
};

/** Whether a setting (`settings`) or a field of a resource has an effect, and so is shown. */
export function isInEffect(owner: string, name: string): boolean {
  return !NOT_IN_EFFECT[owner]?.includes(name);
}
