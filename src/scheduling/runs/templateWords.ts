import { dateInZone, fromWire } from '../../domain/time/dates';
import { canBeMade, type RunTemplate } from '../../domain/runs/dayTemplates';
import type { Translate } from '../../i18n/messageKey';
import { dayText, formatTimeOnDay, timeInZoneText } from '../../providers/measures';

export const TEMPLATE_GROUPS = ['ready', 'clash', 'made', 'notDue'] as const;
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

export function groupOf(template: RunTemplate): TemplateGroup {
  if (template.delivery_manifest_id !== null) return 'made';
  if (template.not_due !== null) return 'notDue';
  return canBeMade(template) ? 'ready' : 'clash';
}

/** "08:00–16:00", with its zone where that is not the reader's. */
export function spanWords(start: string, end: string, zone: string): string {
  const from = fromWire(start);
  return `${timeInZoneText(from, zone)}–${formatTimeOnDay(fromWire(end), zone, dateInZone(from, zone))}`;
}

/** Text after the name: shift, driver, vehicle and CDP, or why it is not due. */
export function templateWords(template: RunTemplate, translate: Translate): string {
  const { employee, vehicle_name, cdp_name, suspension, not_due } = template;
  if (suspension) {
    const { end_date, reason } = suspension;
    return translate('actions.runsFromTemplates.suspendedUntil', { to: dayText(end_date), reason });
  }
  if (not_due) return translate(`schedulingRuns.notDue.${not_due}`);
  if (!employee) return translate('actions.runsFromTemplates.noDriver');
  const [unavailable] = template.unavailable;
  if (unavailable)
    return translate(`schedulingRuns.unavailable.${unavailable.why}`, { name: unavailable.name });
  const [clash] = template.clashes;
  if (clash) {
    const at = spanWords(clash.start_at, clash.end_at, clash.time_zone);
    const name = clash.of === 'driver' ? employee : vehicle_name;
    return translate(`actions.runsFromTemplates.busy.${clash.of}`, { name, run: clash.run, at });
  }
  const shift = spanWords(template.start_at, template.end_at, template.time_zone);
  // Lunch is the default, and shown above.
  const notices = template.notices
    .filter((notice) => notice !== 'lunch')
    .map((notice) => translate(`schedulingRuns.notices.${notice}`));
  return [shift, employee, vehicle_name, cdp_name, ...notices].join(' · ');
}
