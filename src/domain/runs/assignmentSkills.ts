import {
  matchProblems,
  type AssignmentRun,
  type AssignmentStop,
  type SoftAssignmentCode,
} from './assignmentRules';

// The optimizer represents requirements as numbers ("skills"): a vehicle needs all skills of a task.

const GENDER = { male: 1, female: 2 } as const;
/** Ids of CDPs and clients are added to these. */
const CDP_FROM = 1_000_000_000;
const CLIENT_FROM = 2_000_000_000;

/** A bag at the CDP: only a run that has not left the CDP loads it. Only a user can send a driver back. */
export const LOADS_AT_CDP = 3_000_000_000;

type Asking = Pick<AssignmentStop, 'close_door_pharmacy_id' | 'funding_source_id' | 'driver_gender'>;
type Asked = Pick<AssignmentRun, 'name' | 'close_door_pharmacy_id' | 'funding_source_ids' | 'driver_gender'>;

/** The skills that a stop requires of its run. */
export function skillsWanted(stop: Asking): number[] {
  return [
    ...(stop.driver_gender ? [GENDER[stop.driver_gender]] : []),
    CDP_FROM + stop.close_door_pharmacy_id,
    CLIENT_FROM + (stop.funding_source_id ?? 0),
  ];
}

/** The skills of a run for these stops, by the same rules as a manual move (`matchProblems`). */
export function skillsGiven(run: Asked, stops: readonly Asking[]): number[] {
  const gender =
    run.driver_gender === 'male' || run.driver_gender === 'female' ? [GENDER[run.driver_gender]] : [];
  const broken = (stop: Asking) => new Set(matchProblems(run, stop).map(({ code }) => code));
  const matching = stops.flatMap((stop) => {
    const codes = broken(stop);
    return [
      ...(codes.has('otherCdp') ? [] : [CDP_FROM + stop.close_door_pharmacy_id]),
      ...(codes.has('fundingSource') ? [] : [CLIENT_FROM + (stop.funding_source_id ?? 0)]),
    ];
  });
  return [...new Set([...gender, ...matching])];
}

/** The rule of a skill number. */
export function ruleOfSkill(
  skill: number,
): Extract<SoftAssignmentCode, 'driverGender' | 'otherCdp' | 'fundingSource'> | 'loadsAtCdp' {
  if (skill >= LOADS_AT_CDP) return 'loadsAtCdp';
  if (skill >= CLIENT_FROM) return 'fundingSource';
  return skill >= CDP_FROM ? 'otherCdp' : 'driverGender';
}
