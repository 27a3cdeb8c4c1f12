import type { ParticipantNeed } from './participantCare';

/**
 * The required gender of the driver: from the order, else from the participant's needs (spec §3 "SFMD",
 * "SFFD"). The other needs are about passengers (wheelchairs, companions, walking) and do not apply to bags.
 */
export function driverWish(
  marked: 'male' | 'female' | null,
  needs: readonly string[] | null | undefined,
): 'male' | 'female' | null {
  if (marked) return marked;
  const has = (need: ParticipantNeed) => needs?.includes(need) ?? false;
  if (has('SFFD')) return has('SFMD') ? null : 'female';
  return has('SFMD') ? 'male' : null;
}
