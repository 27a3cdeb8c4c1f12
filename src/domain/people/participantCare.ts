import type { Problems } from '../wire/problem';

/** Codes of a participant's needs (spec §3). */
export const PARTICIPANT_NEEDS = [
  'AMB',
  'HIWCH',
  'NAW',
  'NVR',
  'SFFD',
  'SFMD',
  'WCH',
  'WCT',
  'blind',
  'cbla',
  'companion',
  'deaf',
  'mental',
  'trans',
] as const;
export type ParticipantNeed = (typeof PARTICIPANT_NEEDS)[number];

/** Spec §3, wheelchair types. */
export const WHEELCHAIR_TYPES = ['standard', 'electric', 'hi-raise'] as const;

/** The needs that include a wheelchair; the type is asked only with one of them. */
const WHEELCHAIR_NEEDS: ReadonlySet<unknown> = new Set<ParticipantNeed>(['HIWCH', 'WCH', 'WCT']);

export function needsWheelchair(needs: unknown): boolean {
  return Array.isArray(needs) && needs.some((need) => WHEELCHAIR_NEEDS.has(need));
}

/** Invalid needs have their own problem. */
function areNeeds(needs: unknown): boolean {
  const known: readonly unknown[] = PARTICIPANT_NEEDS;
  return needs == null || (Array.isArray(needs) && needs.every((need) => known.includes(need)));
}

/** A wheelchair type requires a wheelchair among the needs. */
export function wheelchairProblems(record: {
  readonly needs?: unknown;
  readonly wheelchair_type?: unknown;
}): Problems {
  const { needs } = record;
  if (!record.wheelchair_type || needsWheelchair(needs) || !areNeeds(needs)) return {};
  return { wheelchair_type: { message: 'validation.wheelchair' } };
}
