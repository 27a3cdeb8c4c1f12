/** Why a stop that is not late yet may become so. */
export type Risk = 'tight' | 'silent' | 'refrigerated' | 'closing' | 'closed';

/** Default thresholds in minutes; the settings can change them. */
export interface RiskLimits {
  /** Less than this between the expected arrival and the end of the window. */
  readonly tightMinutes: number;
  /** The last position of the driver is older than this. */
  readonly silentMinutes: number;
  /** A refrigerated bag's time on the vehicle ends within this. */
  readonly refrigeratedMinutes: number;
  /** The place closes within this after the expected arrival. */
  readonly closingMinutes: number;
}

export const DEFAULT_RISK_LIMITS: RiskLimits = {
  tightMinutes: 15,
  silentMinutes: 15,
  refrigeratedMinutes: 30,
  closingMinutes: 15,
};

/** The thresholds as the settings have them. */
export function riskLimits(settings: {
  readonly driver_silent_minutes: number;
  readonly risk_tight_minutes: number;
}): RiskLimits {
  return {
    ...DEFAULT_RISK_LIMITS,
    silentMinutes: settings.driver_silent_minutes,
    tightMinutes: settings.risk_tight_minutes,
  };
}

/** Known facts about an open stop, in minutes; leave out unknown ones and those that do not apply. */
export interface RiskFacts {
  /** From the expected arrival to the end of the window; negative when it is missed. */
  readonly minutesToWindowEnd?: number | null;
  readonly minutesSinceNews?: number | null;
  readonly minutesOfRefrigerationLeft?: number | null;
  /** From the expected arrival to closing; `closed` when the place is closed then. */
  readonly minutesToClosing?: number | 'closed' | null;
}

/** The risks of an open stop, worst first by custom of the trade; empty when it runs well. */
export function risks(facts: RiskFacts, limits: RiskLimits = DEFAULT_RISK_LIMITS): Risk[] {
  const found: Risk[] = [];
  if (isBelow(facts.minutesToWindowEnd, limits.tightMinutes)) found.push('tight');
  if (isBelow(facts.minutesOfRefrigerationLeft, limits.refrigeratedMinutes)) found.push('refrigerated');
  const { minutesToClosing: closing } = facts;
  if (closing === 'closed' || isBelow(closing, 0)) found.push('closed');
  else if (isBelow(closing, limits.closingMinutes)) found.push('closing');
  if (facts.minutesSinceNews != null && facts.minutesSinceNews > limits.silentMinutes) found.push('silent');
  return found;
}

function isBelow(minutes: number | null | undefined, limit: number): boolean {
  return minutes != null && minutes < limit;
}
