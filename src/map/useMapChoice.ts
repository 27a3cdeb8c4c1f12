import { usePreference } from '../providers/store';
import { GOOGLE_KEY } from './googleKey';

export const MAP_CHOICES = ['google', 'open'] as const;
export type MapChoice = (typeof MAP_CHOICES)[number];

/** Google or OpenStreetMap (spec §2): stored per user. Without a key there is nothing to choose. */
export function useMapChoice() {
  const [stored, choose] = usePreference<MapChoice>('map_type', 'google');
  const hasChoice = GOOGLE_KEY !== '';
  return {
    choice: hasChoice && stored === 'google' ? ('google' as const) : ('open' as const),
    hasChoice,
    choose,
  };
}
