import { fromWire, toWire } from '../time/dates';
import { MINUTE_MS } from '../time/durations';
import { runDay, isoWeekday, suspensionOn, type RunPattern, type Suspension } from './runCalendar';
import type { Unavailability } from '../fleet/absence';
import type { ShiftNotice } from './runRules';

/** Why a run of master data has no shift on a day. */
export type NotDue = 'inactive' | 'dates' | 'weekday' | 'suspended';

/** Whether a run of master data drives on a day, and if not, why (spec §3 "shift calendar", "suspension dates"). */
export function notDueOn(
  run: RunPattern & { readonly is_active: boolean },
  date: string,
): { why: NotDue; suspension?: Suspension } | null {
  if (!run.is_active) return { why: 'inactive' };
  if (date < run.start_date || (run.end_date !== null && date > run.end_date)) return { why: 'dates' };
  if (!run.shift_days.includes(isoWeekday(date))) return { why: 'weekday' };
  const suspension = suspensionOn(run, date);
  if (suspension) return { why: 'suspended', suspension };
  return runDay(run, date) === 'runs' ? null : { why: 'weekday' };
}

/** A run of a day. Times with a date are UTC wire times. */
export interface CrewSpan {
  readonly id: number;
  readonly name: string;
  readonly employee_id: number | null;
  readonly vehicle_id: number | null;
  readonly start_at: string;
  readonly end_at: string;
  readonly time_zone: string;
}

/** The driver or the vehicle is on another run at the same time (`ud023`). */
export interface CrewClash {
  of: 'driver' | 'vehicle';
  /** The other run, and its shift. */
  run: string;
  start_at: string;
  end_at: string;
  time_zone: string;
}

type Crew = Pick<CrewSpan, 'id' | 'employee_id' | 'vehicle_id' | 'start_at' | 'end_at'>;

/** Other runs of the crew at the same time; one entry per driver and vehicle. */
export function crewClashes(run: Crew, others: readonly CrewSpan[]): CrewClash[] {
  const overlapping = others.filter(
    (other) => other.id !== run.id && other.start_at < run.end_at && run.start_at < other.end_at,
  );
  const clash = (of: CrewClash['of'], other: CrewSpan | undefined): CrewClash[] => {
    if (!other) return [];
    const { name, start_at, end_at, time_zone } = other;
    return [{ of, run: name, start_at, end_at, time_zone }];
  };
  const { employee_id: driver, vehicle_id: vehicle } = run;
  return [
    ...clash('driver', driver === null ? undefined : overlapping.find((one) => one.employee_id === driver)),
    ...clash('vehicle', vehicle === null ? undefined : overlapping.find((one) => one.vehicle_id === vehicle)),
  ];
}

/** `weekOvertime`: the shift is longer than the regular hours that its driver has left in the week. */
export type TemplateNotice = ShiftNotice | 'weekOvertime';

/** Whether a shift is longer than the regular minutes that its driver has left; not known without time keeping. */
export function isWeekOvertime(
  shift: { start_at: string; end_at: string },
  left: number | undefined,
): boolean {
  const minutes = (fromWire(shift.end_at).getTime() - fromWire(shift.start_at).getTime()) / MINUTE_MS;
  return left !== undefined && minutes > left;
}

/**
 * When the regular hours that a driver has left in the week end within a shift: its own end where they are enough, or not known.
 *
 * @param pause minutes of the shift that are not paid
 */
export function regularEnd(
  shift: { start_at: string; end_at: string },
  left: number | undefined,
  pause: number,
): string {
  if (left === undefined) return shift.end_at;
  const end = toWire(new Date(fromWire(shift.start_at).getTime() + (left + pause) * MINUTE_MS));
  return end < shift.end_at ? end : shift.end_at;
}

/** A run of master data on a day, as `GET /scheduling/templates` answers it. */
export interface RunTemplate {
  run_id: number;
  name: string;
  close_door_pharmacy_id: number;
  cdp_name: string;
  /** IANA zone of the CDP. */
  time_zone: string;
  /** The shift of that day, UTC wire times. */
  start_at: string;
  end_at: string;
  /** The proposed driver: the first driver of the run who is free; null when none is. */
  employee_id: number | null;
  employee: string | null;
  vehicle_id: number;
  vehicle_name: string;
  /** Null: it drives on that day. */
  not_due: NotDue | null;
  suspension: { start_date: string; end_date: string; reason: string } | null;
  /** The run of that day, if it was created already. */
  delivery_manifest_id: number | null;
  clashes: CrewClash[];
  /** The driver or the vehicle is not there on that day. */
  unavailable: { why: Unavailability; name: string }[];
  notices: TemplateNotice[];
}

/** Whether a run can be created from the template. */
export function canBeMade(template: RunTemplate): boolean {
  return (
    template.not_due === null &&
    template.delivery_manifest_id === null &&
    template.employee_id !== null &&
    template.clashes.length === 0 &&
    template.unavailable.length === 0
  );
}
