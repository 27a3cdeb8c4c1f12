import { DEFAULT_PACE, type Pace } from '../../src/domain/addresses/travelTime';
import { roadsInUse } from '../planning/roads/roadsInUse';

/** What the demo's times are calculated by: the settings of a new installation, on its roads where it has any. */
export function demoPace(): Pace {
  const roads = roadsInUse();
  return roads ? { ...DEFAULT_PACE, roads } : DEFAULT_PACE;
}
