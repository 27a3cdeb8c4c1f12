import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchMoveLegs } from '../../src/board/moves/moveLegs';
import { planFor } from '../../src/board/moves/planFor';
import { decodePolyline } from '../../src/domain/addresses/mapDefaults';
import { settingsWith } from '../../src/domain/wire/settings';
import { keepLegsOf } from '../../src/board/keepLegsOf';
import { browserRoads } from '../../src/providers/browserRoads';
import { makeEvent, makeManifest } from '../support/views';
import { stubFetch } from '../support/stubFetch';

afterEach(() => vi.unstubAllGlobals());

const door = (id: number, north: number, secuence: number | null = id) =>
  makeEvent({
    id,
    secuence,
    destination_latitude: 32.7 + north / 100,
    destination_longitude: -117.1,
    delivery_manifest_id: secuence === null ? null : 10,
  });
const run = makeManifest({
  id: 10,
  events: [door(1, 1), door(2, 2), door(3, 3)],
  legs: [
    [600, 5000],
    [700, 6000],
  ],
});
const board = { manifests: [run], pool: [door(9, 5, null)] };
const now = new Date('2026-11-20T10:00:00Z');
const rules = { ...settingsWith({}), roads: browserRoads };

describe('what a move costs on roads', () => {
  it('is that of straight lines, and says so, until the drives are here', async () => {
    keepLegsOf(board.manifests);
    const before = planFor(board, [9], { manifestId: 10, at: 4 }, now, rules);
    expect(before.runs[0]?.is_about).toBe(true);

    const asked = stubFetch(({ body }) => {
      const { from, to } = body as { from: string; to: string };
      return { json: { legs: decodePolyline(from).map(() => decodePolyline(to).map(() => [1_200, 9_000])) } };
    });
    await fetchMoveLegs(board, [9]);
    const after = planFor(board, [9], { manifestId: 10, at: 4 }, now, rules);
    expect(after.runs[0]?.is_about).toBe(false);
    // Twenty minutes there, and five at the door.
    expect(after.runs[0]?.added_minutes).toBe(25);
    expect(asked.filter(({ url }) => url === '/delivery_manifest/legs').length).toBe(2);
    await fetchMoveLegs(board, [9]);
    expect(asked.filter(({ url }) => url === '/delivery_manifest/legs').length).toBe(2);
  });
});
