import { describe, expect, it } from 'vitest';
import { BACKWARD, FORWARD } from '../../server/planning/roads/extract/readExtract';
import { snap } from '../../server/planning/roads/query/snap';
import { RoadQueries } from '../../server/planning/roads/query/roadQueries';
import type { ExtractWay } from '../support/osmExtract';
import { madeOf, node, place, street } from '../support/roads';

const ring = (tags: ExtractWay['tags']) =>
  madeOf({
    nodes: [node(1, 0, 0), node(2, 4, 0), node(3, 4, 3), node(4, 0, 3)],
    ways: [street(1, [1, 2], tags), street(2, [2, 3]), street(3, [3, 4]), street(4, [4, 1])],
  });

describe('the street of a door', () => {
  it('is the nearest one, at the point beside the door', async () => {
    const { roads } = await ring({});
    const found = snap(roads, place(1, 0.2));
    expect(roads.names[roads.edges.names[found?.edge ?? 0] ?? 0]).toBe('Street 1');
    expect(found?.share).toBeCloseTo(0.25, 3);
    expect(found?.metres).toBeCloseTo(22.2, 0);
    expect(found?.directions).toBe(FORWARD | BACKWARD);
  });

  it('is on the side of the door where the street is too wide to cross', async () => {
    const { roads } = await ring({ highway: 'secondary' });
    expect(snap(roads, place(1, -0.2))?.directions).toBe(FORWARD);
    expect(snap(roads, place(1, 0.2))?.directions).toBe(BACKWARD);
    // On the middle of the street nobody can tell.
    expect(snap(roads, place(1, 0.01))?.directions).toBe(FORWARD | BACKWARD);
    const queries = new RoadQueries(roads);
    const start = place(0, 0.3);
    const near = queries.way(start, place(1, -0.2))?.length ?? 0;
    const across = queries.way(start, place(1, 0.2))?.length ?? 0;
    expect(near).toBeLessThan(2_000);
    expect(across).toBeGreaterThan(6_000);
  });

  it('is never on a motorway, and none when all are far', async () => {
    const { roads } = await ring({ highway: 'motorway', oneway: 'no' });
    const found = snap(roads, place(1.5, 0.01));
    expect(roads.names[roads.edges.names[found?.edge ?? 0] ?? 0]).toBe('Street 4');
    expect(snap(roads, place(500, 500))).toBeNull();
    // A few cells outside of all that is known.
    expect(snap(roads, place(-10, 1))?.metres).toBeCloseTo(936, -1);
  });
});
