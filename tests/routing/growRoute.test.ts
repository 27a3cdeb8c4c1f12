import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compile } from '../../server/planning/routing/engine/compile';
import { JobInsertion } from '../../server/planning/routing/engine/insertion';
import { PairInsertion } from '../../server/planning/routing/engine/pairInsertion';
import { Random } from '../../server/planning/routing/engine/random';
import type { Routes } from '../../server/planning/routing/engine/routes';
import { SearchState } from '../../server/planning/routing/engine/searchState';
import { startFromSteps } from '../../server/planning/routing/engine/startPlan';
import type { RoutingProblem } from '../../server/planning/routing/format/problem';
import { parseProblem } from '../../server/planning/routing/format/problemSchema';
import { anyProblem } from './anyProblem';

/** Sums of differences are off by dust. */
const round = (value = NaN) => (Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 + 0 : value);

/** What a search reads of its routes: of stops on no route nobody asks. */
function read(routes: Routes) {
  const { model, leave, latest, latestLeave, arcCost, load, loadBefore, loadAfter } = routes;
  const { nodes, layers, dimensions, vehicles } = model;
  return Array.from({ length: vehicles }, (_, route) => {
    const on = [routes.startOf(route), ...routes.tasksOf(route), routes.endOf(route)];
    const perLayer = Array.from({ length: (model.breaks[route]?.length ?? 0) + 1 }, (__, k) =>
      on.map((node) =>
        [leave, latest, latestLeave].map((values) => round(values[Math.min(k, layers) * nodes + node])),
      ),
    );
    const loads =
      model.loadMode === 'along'
        ? on.map((node) => [load, loadBefore, loadAfter].map((values) => round(values[node * dimensions])))
        : [];
    return {
      perLayer,
      loads,
      arcs: on.slice(0, -1).map((node) => round(arcCost[node])),
      sums: [routes.cost, routes.seconds, routes.ends, routes.overtime, routes.count].map((each) =>
        round(each[route]),
      ),
    };
  });
}

function settled(state: SearchState) {
  const { model, routes } = state;
  for (let route = 0; route < model.vehicles; route++) routes.refresh(route);
  return read(routes);
}

/** Puts units at the first place found of a random route, or takes some off; the routes stay possible. */
function change(state: SearchState, random: Random, look: (state: SearchState) => void) {
  const { model, routes } = state;
  const jobs = new JobInsertion(routes);
  const pairs = new PairInsertion(routes);
  for (let k = 0; k < 12; k++) {
    const spot = { cost: Infinity, after: -1, mateAfter: -1 };
    const route = random.below(model.vehicles);
    if (state.absentCount === 0 || model.lockedVehicle[route] === 1) continue;
    const unit = state.absent[random.below(state.absentCount)] as number;
    const node = model.unitNode[unit] as number;
    const mate = model.unitMate[unit] as number;
    if (mate >= 0 && pairs.mayJoin(unit, route)) pairs.scanRoute(node, mate, route, spot);
    if (mate < 0 && jobs.mayJoin(unit, node, route)) jobs.scanRoute(node, route, spot);
    if (spot.after < 0) continue;
    state.place(unit, spot.after, spot.mateAfter);
    look(state);
  }
}

function stateOf(problem: RoutingProblem): SearchState {
  const state = new SearchState(compile(parseProblem(problem)).model);
  startFromSteps(state);
  return state;
}

it('renews as much of a route that a stop joined as a computation from nothing would', () => {
  fc.assert(
    fc.property(anyProblem, fc.nat(1000), (problem, seed) => {
      change(stateOf(problem), new Random(seed), (state) => {
        const grown = read(state.routes);
        expect(grown).toEqual(settled(state));
      });
    }),
    { numRuns: 100 },
  );
});

it('puts everything back that was done since the last commit', () => {
  fc.assert(
    fc.property(anyProblem, fc.nat(1000), (problem, seed) => {
      const state = stateOf(problem);
      const random = new Random(seed);
      change(state, random, () => undefined);
      state.commit();
      const before = { routes: read(state.routes), total: round(state.total), used: state.usedCount };
      change(state, random, () => undefined);
      state.rollback();
      expect({ routes: read(state.routes), total: round(state.total), used: state.usedCount }).toEqual(
        before,
      );
      expect(read(state.routes)).toEqual(settled(state));
    }),
    { numRuns: 100 },
  );
});
