import type { Problem } from '../wire/problem';

export const ABSENCE_KINDS = ['vacation', 'sick', 'other', 'service'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/** An absence is of a person or of a vehicle; service is a vehicle's. */
export function absenceProblems(record: Partial<Record<string, unknown>>): Partial<Record<string, Problem>> {
  const { kind, employee_id, vehicle_id, starts_on, ends_on } = record;
  const problems: Partial<Record<string, Problem>> = {};
  const known = ABSENCE_KINDS.find((each) => each === kind);
  const isOfVehicle = known === 'service';
  if (isOfVehicle && !vehicle_id) problems.vehicle_id = { message: 'validation.required' };
  if (isOfVehicle && employee_id) problems.employee_id = { message: 'validation.absenceVehicle' };
  if (known && !isOfVehicle && !employee_id) problems.employee_id = { message: 'validation.required' };
  if (known && !isOfVehicle && vehicle_id) problems.vehicle_id = { message: 'validation.absencePerson' };
  if (typeof starts_on === 'string' && typeof ends_on === 'string' && ends_on < starts_on)
    problems.ends_on = { message: 'validation.range' };
  return problems;
}

/** Whether an absence takes a day, YYYY-MM-DD; its first and last day are included. */
export function isAbsentOn(
  { starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string },
  day: string,
): boolean {
  return starts_on <= day && day <= ends_on;
}

/** Why a driver or a vehicle cannot go on a run; the texts are `validation.<reason>`. */
export type Unavailability = 'driverAbsent' | 'vehicleInService' | 'vehicleDefect';
