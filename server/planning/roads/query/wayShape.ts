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

/** The line of a way, and when each of its points is reached. */
interface TimedShape {
  shape: Shape;
  /** Tenths of a second since the start. */
  times: number[];
}

/** The line from one place to another over streets, of which the first and the last are driven in part. */
export function shapeOfWay(
  roads: Roads,
  start: Snapped,
  end: Snapped,
  streets: readonly number[],
): TimedShape {
  const shape: Shape = [[start.longitude, start.latitude]];
  const times = [0];
  const shrink = Math.cos((start.latitude * Math.PI) / 180);
  const last = streets.length - 1;
  streets.forEach((directed, index) => {
    const [from, to] = isReversed(directed) ? [1, 0] : [0, 1];
    const [enters, leaves] = [index === 0 ? start.share : from, index === last ? end.share : to];
    const points = partOfStreet(roads, directed, enters, leaves);
    if (index === last) points.push([end.longitude, end.latitude]);
    const time = (roads.edges.times[edgeOf(directed)] as number) * Math.abs(leaves - enters);
    // A street is driven at one speed: its time is spread over its points by their distances.
    const began = times[times.length - 1] ?? 0;
    let before = shape[shape.length - 1] ?? points[0];
    let driven = 0;
    const places = points.map((point) => {
      const [x, y] = before ?? point;
      driven += Math.hypot((point[0] - x) * shrink, point[1] - y);
      before = point;
      return driven;
    });
    points.forEach((point, at) => {
      const [x, y] = shape[shape.length - 1] ?? [];
      if (x === point[0] && y === point[1]) return;
      shape.push(point);
      times.push(Math.round(began + (time * (places[at] ?? 0)) / (driven || 1)));
    });
  });
  return { shape, times };
}
