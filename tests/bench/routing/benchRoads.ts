import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '../../../server/planning/routing/engine/random';
import type { Coordinates, RoutingProblem } from '../../../server/planning/routing/format/problem';
import { EmbeddedOptimizer } from '../../../server/planning/routing/embeddedOptimizer';
import { decodePolyline } from '../../../src/domain/addresses/mapDefaults';
import { buildValhallaTiles, openValhalla } from './roads/localValhalla';
import { ValhallaTravel } from './roads/valhallaTravel';
import { withMatrices } from './roads/withMatrices';

/** A street corner of the extract and how far the stops are from it. Degrees. */
const CENTRE: Coordinates = [-76.6122, 39.2904];
const SPREAD = 0.02;
const STOPS = 40;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Proves roads in this process from end to end: extract → tiles → matrix → plan → trace of a run. */
export async function benchRoads(extract: string): Promise<void> {
  const tiles = await mkdtemp(join(tmpdir(), 'tiles-'));
  try {
    let since = performance.now();
    const took = () => {
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      since = performance.now();
      return `${seconds} s`;
    };
    await buildValhallaTiles(extract, tiles);
    say(`tiles made in ${took()}`);
    const travel = new ValhallaTravel(await openValhalla(tiles));
    const random = new Random(1);
    const near = (): Coordinates => [
      CENTRE[0] + (random.next() - 0.5) * SPREAD,
      CENTRE[1] + (random.next() - 0.5) * SPREAD,
    ];
    const problem: RoutingProblem = {
      jobs: Array.from({ length: STOPS }, (_, i) => ({ id: i + 1, location: near(), service: 120 })),
      vehicles: [1, 2].map((id) => ({ id, start: CENTRE, end: CENTRE, time_window: [0, 4 * 3600] })),
    };
    const whole = await withMatrices(problem, travel);
    say(
      `${whole.matrices?.car?.durations.length} x ${whole.matrices?.car?.durations.length} matrix in ${took()}`,
    );
    const { plan, violations } = await new EmbeddedOptimizer().solve(whole, { iterations: 5_000 });
    const { duration, distance = 0, routes, unassigned } = plan.summary;
    say(
      `plan in ${took()}: ${routes} routes, ${(duration / 60).toFixed(0)} min, ${(distance / 1000).toFixed(1)} km, ${unassigned} left out, ${violations.length} violations`,
    );
    const stops = plan.routes[0]?.steps.flatMap(({ location }) => (location ? [location] : [])) ?? [];
    const { polyline, legs } = await travel.trace(stops, 'car');
    const seconds = legs.reduce((sum, leg) => sum + leg.seconds, 0);
    say(
      `trace in ${took()}: ${legs.length} legs, ${decodePolyline(polyline).length} points, ${(seconds / 60).toFixed(0)} min (plan ${((plan.routes[0]?.duration ?? 0) / 60).toFixed(0)} min)`,
    );
  } finally {
    await rm(tiles, { recursive: true, force: true });
  }
}
