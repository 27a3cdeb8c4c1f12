import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_WAY } from '../../server/planning/roads/query/buckets';
import { RoadQueries } from '../../server/planning/roads/query/roadQueries';
import { snap } from '../../server/planning/roads/query/snap';
import type { Extract } from '../support/osmExtract';
import { madeOf, node, place, street } from '../support/roads';
import { plainTime, type Rule } from './plainTime';

const NODES = Array.from({ length: 12 }, (_, id) => node(id, id % 4, Math.floor(id / 4)));
/** All streets of a grid of 4 × 3 corners. */
const STREETS = NODES.flatMap(({ id }) => [
  ...(id % 4 < 3 ? [[id, id + 1] as const] : []),
  ...(id < 8 ? [[id, id + 4] as const] : []),
]);

interface Town {
  kinds: string[];
  speeds: number[];
  access: string[];
  rules: Rule[];
  places: [number, number][];
}

const towns: fc.Arbitrary<Town> = fc.record({
  kinds: fc.array(fc.constantFrom('yes', '-1', 'no', 'no', 'no'), {
    minLength: STREETS.length,
    maxLength: STREETS.length,
  }),
  speeds: fc.array(fc.integer({ min: 10, max: 90 }), {
    minLength: STREETS.length,
    maxLength: STREETS.length,
  }),
  access: fc.array(fc.constantFrom('yes', 'yes', 'yes', 'destination', 'private'), {
    minLength: STREETS.length,
    maxLength: STREETS.length,
  }),
  rules: fc.array(
    fc.record({
      kind: fc.constantFrom('no_left_turn', 'no_straight_on', 'no_u_turn', 'only_right_turn'),
      via: fc.integer({ min: 0, max: NODES.length - 1 }),
      from: fc.nat(),
      to: fc.nat(),
    }),
    { maxLength: 8 },
  ),
  places: fc.array(
    fc.tuple(fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 0, max: 2, noNaN: true })),
    {
      minLength: 8,
      maxLength: 8,
    },
  ),
});

function townOf({ kinds, speeds, access, rules }: Town) {
  const ways = STREETS.map((nodes, index) =>
    street(index + 1, nodes, {
      oneway: kinds[index] ?? 'no',
      maxspeed: String(speeds[index]),
      access: access[index] ?? 'yes',
    }),
  );
  const known = rules.map((rule) => {
    const at = ways.filter(({ nodes }) => nodes.includes(rule.via));
    const pick = (choice: number) => at[choice % at.length]?.id ?? 1;
    const from = pick(rule.from);
    return { kind: rule.kind, via: rule.via, from, to: rule.kind === 'no_u_turn' ? from : pick(rule.to) };
  });
  const relations = known.map((rule, index) => ({
    id: index + 1,
    tags: { type: 'restriction', restriction: rule.kind },
    members: [
      { type: 'way' as const, id: rule.from, role: 'from' },
      { type: 'node' as const, id: rule.via, role: 'via' },
      { type: 'way' as const, id: rule.to, role: 'to' },
    ],
  }));
  const extract: Extract = { nodes: NODES, ways, relations };
  return { extract, rules: known };
}

describe('ways along roads', () => {
  // Some 10,000 pairs.
  it('are those of plain Dijkstra, with one-ways, turn rules and streets for visitors', async () => {
    await fc.assert(
      fc.asyncProperty(towns, async (town) => {
        const { extract, rules } = townOf(town);
        const made = await madeOf(extract).catch(() => null);
        // One-ways alone can leave no street that leads there and back.
        fc.pre(made !== null);
        if (!made) return;
        const { roads } = made;
        const queries = new RoadQueries(roads);
        const points = town.places.map(([east, north]) => place(east, north));
        const { times, lengths } = queries.matrix(points, points);
        points.forEach((from, row) =>
          points.forEach((to, column) => {
            const [start, end] = [snap(roads, from), snap(roads, to)];
            const wanted = start && end ? plainTime(roads, rules, start, end) : NO_WAY;
            const at = row * points.length + column;
            expect(times[at]).toBe(wanted);
            const way = queries.way(from, to);
            expect(way?.time ?? NO_WAY).toBe(wanted);
            // Ways of the same time may differ in length.
            if (way && way.length !== lengths[at]) expect(way.time).toBe(times[at]);
          }),
        );
      }),
      { numRuns: 160 },
    );
  });

  const CROSS: Extract = {
    nodes: [
      node(1, 0, 1),
      node(2, 1, 1),
      node(3, 2, 1),
      node(4, 1, 0),
      node(5, 1, 2),
      node(6, 2, 0),
      node(7, 3, 2),
    ],
    ways: [
      street(1, [1, 2]),
      street(2, [2, 3]),
      street(3, [4, 2]),
      street(4, [2, 5]),
      street(5, [4, 6, 3]),
      street(6, [3, 7, 5]),
    ],
  };
  const rule = (kind: string, from: number, to: number, tags: Record<string, string> = {}) => ({
    ...CROSS,
    relations: [
      {
        id: 1,
        tags: { type: 'restriction', restriction: kind, ...tags },
        members: [
          { type: 'way' as const, id: from, role: 'from' },
          { type: 'node' as const, id: 2, role: 'via' },
          { type: 'way' as const, id: to, role: 'to' },
        ],
      },
    ],
  });
  const metres = async (extract: Extract) => {
    const queries = new RoadQueries((await madeOf(extract)).roads);
    return Math.round((queries.way(place(0, 1), place(1, 2))?.length ?? 0) / 10);
  };

  it.each([
    ['no rule', CROSS, 200],
    ['no left turn', rule('no_left_turn', 1, 4), 520],
    ['only straight on', rule('only_straight_on', 1, 2), 520],
    ['a rule of another turn', rule('no_right_turn', 1, 3), 200],
    ['a rule of the other direction', rule('no_right_turn', 4, 1), 200],
    ['a rule that excepts cars', rule('no_left_turn', 1, 4, { except: 'psv;motorcar' }), 200],
    ['a rule that excepts buses', rule('no_left_turn', 1, 4, { except: 'psv' }), 520],
    ['a rule for trucks', { ...rule('', 1, 4, { 'restriction:hgv': 'no_left_turn' }) }, 200],
  ])('turn as they may: %s', async (_, extract, wanted) => {
    expect(Math.abs((await metres(extract)) - wanted)).toBeLessThan(20);
  });

  it('lead over a street for visitors to its doors, and never through it', async () => {
    // A short street between two long ways round, and a lane behind it.
    const { roads } = await madeOf({
      nodes: [node(1, 0, 0), node(2, 2, 0), node(3, 0, 5), node(4, 2, 5), node(5, 1, 1)],
      ways: [
        street(1, [1, 2], { access: 'destination' }),
        street(2, [1, 3]),
        street(3, [3, 4]),
        street(4, [4, 2]),
        street(5, [2, 5], { access: 'private' }),
      ],
    });
    const queries = new RoadQueries(roads);
    const metresOf = (from: readonly [number, number], to: readonly [number, number]) =>
      Math.round((queries.way(place(...from), place(...to))?.length ?? 0) / 10 / 50) * 50;
    // Through: a kilometre and more round.
    expect(metresOf([0, 1], [2, 1])).toBe(1_100);
    expect(metresOf([0, 1], [1, 0])).toBe(200);
    expect(metresOf([1, 0], [0, 1])).toBe(200);
    // From one street for visitors to another one beside it.
    expect(metresOf([1, 0], [1.5, 0.5])).toBe(150);
    // And to the lane over the other one, as both are on the way to its door.
    expect(metresOf([0, 1], [1, 1])).toBe(450);
  });

  it('say where none leads', async () => {
    const { roads } = await madeOf(CROSS);
    const far = { latitude: 40, longitude: -100 };
    const queries = new RoadQueries(roads);
    expect(queries.way(place(0, 1), far)).toBeNull();
    expect([...queries.matrix([place(0, 1), far], [place(1, 2), far]).times]).toEqual([
      expect.any(Number),
      NO_WAY,
      NO_WAY,
      NO_WAY,
    ]);
  });

  it('follow the bends of the streets', async () => {
    const { roads } = await madeOf(CROSS);
    const way = new RoadQueries(roads).way(place(1.5, 0), place(2.5, 1.5));
    const blocks = way?.shape.map(([x, y]) => [Math.round((x + 117.1) * 1e4), Math.round((y - 32.7) * 1e4)]);
    expect(blocks).toEqual([
      [15, 0],
      [20, 0],
      [20, 10],
      [25, 15],
    ]);
  });

  it('say when each of their points is reached', async () => {
    const { roads } = await madeOf({
      nodes: [node(1, 0, 0), node(2, 10, 0), node(3, 20, 0), node(4, 15, 0)],
      ways: [street(1, [1, 2], { maxspeed: '20' }), street(2, [2, 4, 3], { maxspeed: '80' })],
    });
    const way = new RoadQueries(roads).way(place(5, 0), place(20, 0));
    const times = way?.times ?? [];
    expect(times).toHaveLength(way?.shape.length ?? 0);
    expect(times[0]).toBe(0);
    expect(Math.abs((times.at(-1) ?? 0) - (way?.time ?? 0))).toBeLessThanOrEqual(1);
    // From the corner on, 500 metres take as long as the next 500, and half of the 500 before it in four times the limit.
    const [, corner = 0, middle = 0, end = 0] = times;
    expect(Math.abs(end - middle - (middle - corner))).toBeLessThanOrEqual(1);
    expect(corner).toBeGreaterThan(3 * (middle - corner));
    const back = new RoadQueries(roads).way(place(20, 0), place(5, 0));
    expect(back?.times).toEqual([...times].reverse().map((time) => (times.at(-1) ?? 0) - time));
  });
});
