import { edgeOf, isReversed } from '../build/turns';
import { MICRO } from '../extract/readExtract';
import type { Roads } from '../roads';
import type { Snapped } from './snap';

type Shape = [longitude: number, latitude: number][];

/** The points of a directed street between two shares of it, each counted in its stored direction. */
function partOfStreet({ edges, shape }: Roads, directed: number, from: number, to: number): Shape {
  const edge = edgeOf(directed);
  const [first, end] = [edges.shapeStarts[edge] as number, edges.shapeStarts[edge + 1] as number];
  const points: Shape = [];
  for (let at = first; at < end; at++)
    points.push([(shape.longitudes[at] as number) / MICRO, (shape.latitudes[at] as number) / MICRO]);
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  if (low > 0 || high < 1) {
    const shrink = Math.cos(((points[0]?.[1] ?? 0) * Math.PI) / 180);
    const places = [0];
    points.slice(1).forEach(([longitude, latitude], index) => {
      const [x, y] = points[index] ?? [longitude, latitude];
      places.push((places[index] ?? 0) + Math.hypot((longitude - x) * shrink, latitude - y));
    });
    const whole = places[places.length - 1] || 1;
    const inside = points.filter((_, index) => {
      const share = (places[index] ?? 0) / whole;
      return share >= low && share <= high;
    });
    return isReversed(directed) ? inside.reverse() : inside;
  }
  return isReversed(directed) ? points.reverse() : points;
}

/** The line from one place to another over streets, of which the first and the last are driven in part. */
export function shapeOfWay(roads: Roads, start: Snapped, end: Snapped, streets: readonly number[]): Shape {
  const out: Shape = [[start.longitude, start.latitude]];
  const add = ([longitude, latitude]: [number, number]) => {
    const [x, y] = out[out.length - 1] ?? [];
    if (x !== longitude || y !== latitude) out.push([longitude, latitude]);
  };
  const last = streets.length - 1;
  streets.forEach((directed, index) => {
    const [from, to] = isReversed(directed) ? [1, 0] : [0, 1];
    partOfStreet(roads, directed, index === 0 ? start.share : from, index === last ? end.share : to).forEach(
      add,
    );
  });
  add([end.longitude, end.latitude]);
  return out;
}
