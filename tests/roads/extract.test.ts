import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildRoads } from '../../server/planning/roads/build/buildRoads';
import type { Box } from '../../server/planning/roads/extract/readExtract';
import { accessOf, isBlocked, limitOf, wayRule } from '../../server/planning/roads/extract/wayRule';
import { openRoads, readRoadsFile, writeRoads } from '../../server/planning/roads/file/roadsFile';
import { RoadsRefusal } from '../../server/planning/roads/refusal';
import { RoadQueries } from '../../server/planning/roads/query/roadQueries';
import { writeExtract, type Extract } from '../support/osmExtract';
import { inFolder, madeOf, node, place, street } from '../support/roads';

type Given = Readonly<Record<string, string>>;

const tags = (values: Given) => new Map(Object.entries(values));
const SQUARE: Extract = {
  nodes: [node(1, 0, 0), node(2, 1, 0), node(3, 1, 1), node(4, 0, 1)],
  ways: [street(1, [1, 2]), street(2, [2, 3]), street(3, [3, 4]), street(4, [4, 1])],
  timestamp: Date.parse('2026-02-01T00:00:00Z') / 1000,
};

describe('the rules of ways', () => {
  it.each<[Given, boolean, boolean]>([
    [{ highway: 'residential' }, true, true],
    [{ highway: 'residential', oneway: 'yes' }, true, false],
    [{ highway: 'residential', oneway: '-1' }, false, true],
    [{ highway: 'residential', oneway: 'yes', 'oneway:motor_vehicle': 'no' }, true, true],
    [{ highway: 'motorway' }, true, false],
    [{ highway: 'motorway', oneway: 'no' }, true, true],
    [{ highway: 'tertiary', junction: 'roundabout' }, true, false],
  ])('%j', (given, isForward, isBackward) => {
    expect(wayRule(tags(given))).toMatchObject({ isForward, isBackward });
  });

  it.each<Given>([
    { highway: 'footway' },
    { highway: 'service', service: 'driveway', access: 'private' },
    { highway: 'residential', access: 'no' },
    { highway: 'residential', access: 'yes', motor_vehicle: 'no' },
    { highway: 'residential', oneway: 'reversible' },
    { highway: 'construction', construction: 'primary' },
    { route: 'ferry' },
    { highway: 'service', service: 'emergency_access' },
    { highway: 'service', area: 'yes' },
  ])('no road: %j', (given) => {
    expect(wayRule(tags(given))).toBeNull();
  });

  it.each<[Given, number]>([
    [{ highway: 'residential' }, 33],
    [{ highway: 'residential', maxspeed: '25 mph' }, 34.2],
    [{ highway: 'motorway', maxspeed: '65 mph' }, 104.6],
    [{ highway: 'primary', maxspeed: '60' }, 51],
    [{ highway: 'primary', maxspeed: 'signals' }, 55],
    [{ highway: 'service', service: 'parking_aisle' }, 10],
    // Its doors are reached, and nobody drives through.
    [{ highway: 'residential', access: 'destination' }, 33],
  ])('speed of %j: %d km/h', (given, kmh) => {
    expect(wayRule(tags(given))?.kmh).toBeCloseTo(kmh, 1);
  });

  it.each([
    [{ highway: 'residential' }, false],
    [{ highway: 'residential', access: 'destination' }, true],
    [{ highway: 'residential', access: 'private' }, true],
    [{ highway: 'residential', access: 'private', motor_vehicle: 'yes' }, false],
    [{ highway: 'service', access: 'customers' }, true],
    [{ highway: 'residential', access: 'permissive' }, false],
  ])('%j is for visitors alone: %s', (given, isForVisitors) => {
    expect(wayRule(tags(given))?.isForVisitors).toBe(isForVisitors);
  });

  it('reads limits, access and barriers', () => {
    expect([limitOf('40'), limitOf('walk'), limitOf('none'), limitOf('0')]).toEqual([40, 7, null, null]);
    expect(accessOf(tags({ access: 'no', motorcar: 'yes' }))).toBe('open');
    expect(isBlocked(tags({ barrier: 'bollard' }))).toBe(true);
    expect(isBlocked(tags({ barrier: 'bollard', bollard: 'rising' }))).toBe(false);
    expect(isBlocked(tags({ barrier: 'gate' }))).toBe(false);
    expect(isBlocked(tags({ barrier: 'gate', access: 'private' }))).toBe(true);
    expect(isBlocked(tags({ highway: 'crossing' }))).toBe(false);
  });

  it('lets nobody through a barrier, from either side', async () => {
    const { roads } = await madeOf({
      ...SQUARE,
      nodes: [...SQUARE.nodes, node(5, 0.5, 0, { barrier: 'bollard' })],
      ways: [street(1, [1, 5, 2]), ...SQUARE.ways.slice(1)],
    });
    const queries = new RoadQueries(roads);
    const [before, behind] = [place(0.45, 0), place(0.55, 0)];
    expect(queries.way(before, behind)?.length).toBeGreaterThan(3_500);
    expect(queries.way(before, place(0.1, 0))?.length).toBeLessThan(500);
  });
});

describe('the file of roads', () => {
  it('gives back what was made', async () => {
    await inFolder(async (folder) => {
      const { roads } = await madeOf(SQUARE);
      const path = join(folder, 'new', 'roads');
      await writeRoads(path, roads);
      expect(openRoads(readRoadsFile(path))).toEqual(roads);
      expect(roads.info).toMatchObject({
        sourceDate: '2026-02-01',
        attribution: '© OpenStreetMap contributors',
      });
    });
  });

  it('is refused with a sentence when it is not whole, of another version or something else', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'roads');
      await writeRoads(path, (await madeOf(SQUARE)).roads);
      const bytes = await readFile(path);
      const readAs = async (content: Buffer) => {
        await writeFile(path, content);
        return () => readRoadsFile(path);
      };
      expect(await readAs(bytes.subarray(0, bytes.length - 9))).toThrow(/damaged or cut/);
      const older = Buffer.from(bytes);
      older.writeUInt32LE(99, 8);
      expect(await readAs(older)).toThrow(/of version 99/);
      expect(await readAs(Buffer.from('hello'))).toThrow(/no file of roads/);
      expect(() => readRoadsFile(join(folder, 'none'))).toThrow(/cannot be read/);
    });
  });
});

describe('an extract that makes no roads', () => {
  const refusal = async (content: Buffer | Extract, box: Box | null = null) =>
    inFolder(async (folder) => {
      const path = join(folder, 'area.osm.pbf');
      if (Buffer.isBuffer(content)) await writeFile(path, content);
      else await writeExtract(path, content);
      const made = buildRoads(path, box, new Date(0), () => undefined);
      const error: unknown = await made.then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(RoadsRefusal);
      return (error as RoadsRefusal).message;
    });

  it('no archive, an empty file, one that is cut', async () => {
    const whole = await inFolder(async (folder) => {
      return readFile(await writeExtract(join(folder, 'a'), SQUARE));
    });
    expect(await refusal(Buffer.from('<osm version="0.6"></osm>'))).toMatch(/no OpenStreetMap extract/);
    expect(await refusal(Buffer.from('PK'))).toMatch(/no OpenStreetMap extract/);
    expect(await refusal(Buffer.alloc(0))).toMatch(/empty/);
    expect(await refusal(whole.subarray(0, whole.length - 40))).toMatch(/cut at \d+ bytes/);
    const damaged = Buffer.from(whole);
    damaged.fill(7, damaged.length - 60, damaged.length - 20);
    expect(await refusal(damaged)).toMatch(/damaged/);
  });

  it('without roads, without nodes, outside the box, in pieces', async () => {
    const footway = { ...SQUARE, ways: [street(1, [1, 2], { highway: 'footway' })] };
    expect(await refusal(footway)).toMatch(/no roads that a car may use/);
    expect(await refusal({ ...SQUARE, nodes: [] })).toMatch(/not their nodes/);
    expect(await refusal(SQUARE, [10, 50, 11, 51])).toMatch(/inside the box 10,50,11,51/);
    const oneWays = { ...SQUARE, ways: [street(1, [1, 2], { oneway: 'yes' })] };
    expect(await refusal(oneWays)).toMatch(/do not hang together/);
    await expect(buildRoads('/nowhere.osm.pbf', null, new Date(0), () => undefined)).rejects.toThrow(
      /cannot be read/,
    );
  });

  it('counts what it leaves out', async () => {
    const members = (via: { type: 'node' | 'way'; id: number }) => [
      { type: 'way' as const, id: 1, role: 'from' },
      { ...via, role: 'via' },
      { type: 'way' as const, id: 2, role: 'to' },
    ];
    const restriction = { type: 'restriction', restriction: 'no_left_turn' };
    const { summary } = await madeOf({
      ...SQUARE,
      relations: [
        { id: 1, tags: restriction, members: members({ type: 'way', id: 4 }) },
        { id: 2, tags: restriction, members: members({ type: 'node', id: 2 }) },
      ],
    });
    expect(summary).toMatchObject({ viaWays: 1, streets: 4, crossings: 4, ignoredTurns: 0 });
  });
});
