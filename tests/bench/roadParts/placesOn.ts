import { MICRO } from '../../../server/planning/roads/extract/readExtract';
import { isFastRoad } from '../../../server/planning/roads/extract/roadClasses';
import type { Roads } from '../../../server/planning/roads/roads';
import type { Random } from '../../../server/planning/routing/engine/random';
import type { Point } from '../../../src/domain/addresses/distance';

/** Up to this far from the middle of the street. Degrees: some 30 m. */
const BESIDE = 3e-4;

/** Places beside streets, all over the area. */
export function placesOn({ edges, shape }: Roads, count: number, random: Random): Point[] {
  const places: Point[] = [];
  while (places.length < count) {
    const edge = random.below(edges.from.length);
    if (isFastRoad(edges.classes[edge] as number)) continue;
    const at = edges.shapeStarts[edge] as number;
    const beside = () => (random.next() - 0.5) * 2 * BESIDE;
    places.push({
      longitude: (shape.longitudes[at] as number) / MICRO + beside(),
      latitude: (shape.latitudes[at] as number) / MICRO + beside(),
    });
  }
  return places;
}
