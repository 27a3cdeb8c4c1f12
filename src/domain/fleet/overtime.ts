/** Which hours are paid more (the setting `overtime_rule`). */
export const OVERTIME_RULES = ['california', 'federal', 'none'] as const;
export type OvertimeRule = (typeof OVERTIME_RULES)[number];

/** Minutes of a day by what they are paid. */
export interface PaidMinutes {
  readonly regular: number;
  /** One and a half times. */
  readonly overtime: number;
  /** Twice. */
  readonly double: number;
}

const EIGHT_HOURS = 8 * 60;
const TWELVE_HOURS = 12 * 60;
/** Regular minutes of a week. */
const WEEK_MINUTES = 40 * 60;
const WEEK_DAYS = 7;

/** A day by its own length: over 8 hours is overtime, over 12 double. */
function byDay(minutes: number): PaidMinutes {
  return {
    regular: Math.min(minutes, EIGHT_HOURS),
    overtime: Math.max(0, Math.min(minutes, TWELVE_HOURS) - EIGHT_HOURS),
    double: Math.max(0, minutes - TWELVE_HOURS),
  };
}

/** The seventh day of work in a row in one workweek: 8 hours of overtime, then double. */
function seventhDay(minutes: number): PaidMinutes {
  return { regular: 0, overtime: Math.min(minutes, EIGHT_HOURS), double: Math.max(0, minutes - EIGHT_HOURS) };
}

const WHOLE = (minutes: number): PaidMinutes => ({ regular: minutes, overtime: 0, double: 0 });

/**
 * The minutes of one workweek, its seven days in order, by what they are paid. Over 40 hours of regular time a week the
 * rest is overtime; what a day has paid as overtime does not count towards the 40 again.
 */
export function splitWeek(minutes: readonly number[], rule: OvertimeRule): PaidMinutes[] {
  if (rule === 'none') return minutes.map(WHOLE);
  const isSeventh = minutes.length === WEEK_DAYS && minutes.every((worked) => worked > 0);
  let left = WEEK_MINUTES;
  return minutes.map((worked, index) => {
    const day =
      rule === 'federal'
        ? WHOLE(worked)
        : isSeventh && index === WEEK_DAYS - 1
          ? seventhDay(worked)
          : byDay(worked);
    const regular = Math.min(day.regular, left);
    left -= regular;
    return { ...day, regular, overtime: day.overtime + day.regular - regular };
  });
}

export function sumOfPaid(days: readonly PaidMinutes[]): PaidMinutes {
  return days.reduce<PaidMinutes>(
    (sum, day) => ({
      regular: sum.regular + day.regular,
      overtime: sum.overtime + day.overtime,
      double: sum.double + day.double,
    }),
    { regular: 0, overtime: 0, double: 0 },
  );
}

/** Regular minutes that a week has left. */
export function availableMinutes(days: readonly PaidMinutes[]): number {
  return Math.max(0, WEEK_MINUTES - sumOfPaid(days).regular);
}
