import type { ParticipantNeed } from './participantCare';

/**
 * The driver that a delivery asks for: as the order says, else as the participant always needs it (spec §3 "SFMD",
 * "SFFD"). The other needs are about riding along (wheelchairs, companions, walking): bags need none of them.
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
