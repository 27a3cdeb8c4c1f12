import { DEFAULT_PACE, type Pace } from '../../src/domain/addresses/travelTime';
import type { Point } from '../../src/domain/addresses/distance';
import { straightWay, wayOnRoads, type Way } from './drivers/way';
import { roadsInUse } from '../planning/roads/roadsInUse';

/** What the demo's times are calculated by: the settings of a new installation, on its roads where it has any. */
export function demoPace(): Pace {
  const roads = roadsInUse();
  return roads ? { ...DEFAULT_PACE, roads } : DEFAULT_PACE;
}

/** The way between two doors, along roads where there are any; `seconds` is what a straight one takes. */
export function demoWay(from: Point, to: Point, seconds: number): Way {
  const way = roadsInUse()?.wayBetween(from, to);
  if (!way) return straightWay(from, to, seconds);
  const line = way.shape.map(([longitude, latitude]) => ({ longitude, latitude }));
  return wayOnRoads(
    from,
    to,
    line,
    way.times.map((time) => time / 10),
  );
}
