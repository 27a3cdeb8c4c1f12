import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileSource } from '../../server/outside/map/fileSource';
import { openArchive, type Archive } from '../../server/outside/map/openArchive';
import { clipLine, clipRing } from '../../server/outside/map/picture/clip';
import { drawScene, type SceneRequest } from '../../server/outside/map/picture/drawScene';
import { footOf } from '../../server/outside/map/picture/foot';
import { pathData } from '../../server/outside/map/picture/pathData';
import { scaleBar } from '../../server/outside/map/picture/scaleBar';
import type { Scene } from '../../server/outside/map/picture/scene';
import { svgOf } from '../../server/outside/map/picture/svg';
import { projectionOf, viewOf } from '../../server/outside/map/picture/view';
import { mapArchive } from '../support/mapArchive';

const MOST_BYTES = 40_000;
const MOST_CPU_MS = 30;
const SIZE = { width: 640, height: 320 };
const PLACE = { latitude: 32.75, longitude: -117.1 };
const at = (zoom: number): SceneRequest => ({
  view: { center: PLACE, zoom, ...SIZE },
  markers: [{ kind: 'stop', ...PLACE }],
  unit: 'mi',
});

const creditOf = ({ foot }: Scene) => foot.credit.map(({ text }) => text).join(' ');

let folder: string;
let archive: Archive;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rx-scene-'));
  const path = join(folder, 'map.pmtiles');
  await writeFile(path, mapArchive({ maxZoom: 14 }));
  archive = await openArchive(await openFileSource(path));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('what is cut at the edge of a picture', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };

  it.each([
    [
      'a line through it',
      [
        [-5, 5],
        [15, 5],
      ],
      [
        [
          [0, 5],
          [10, 5],
        ],
      ],
    ],
    [
      'a line that leaves and comes back',
      [
        [5, 5],
        [5, 20],
        [8, 20],
        [8, 5],
      ],
      [
        [
          [5, 5],
          [5, 10],
        ],
        [
          [8, 10],
          [8, 5],
        ],
      ],
    ],
    [
      'a line beside it',
      [
        [-5, 11],
        [15, 11],
      ],
      [],
    ],
    [
      'a line within it',
      [
        [1, 1],
        [2, 2],
        [3, 1],
      ],
      [
        [
          [1, 1],
          [2, 2],
          [3, 1],
        ],
      ],
    ],
  ] as [string, [number, number][], unknown][])('%s', (_, line, parts) => {
    expect(clipLine(line, box)).toEqual(parts);
  });

  it.each([
    [
      'a ring around it',
      [
        [-5, -5],
        [15, -5],
        [15, 15],
        [-5, 15],
      ],
      4,
    ],
    [
      'a corner of a ring',
      [
        [5, 5],
        [20, 5],
        [20, 20],
        [5, 20],
      ],
      4,
    ],
    [
      'a ring beside it',
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      0,
    ],
  ] as [string, [number, number][], number][])('%s', (_, ring, corners) => {
    const kept = clipRing(ring, box);
    expect(kept).toHaveLength(corners);
    for (const [x, y] of kept) expect(x >= 0 && x <= 10 && y >= 0 && y <= 10).toBe(true);
  });

  it('is written in steps of half a px, without those that are none', () => {
    const line: [number, number][] = [
      [1, 1],
      [1.1, 1.1],
      [3, 0],
      [3, 0.5],
    ];
    expect(pathData([line], false)).toBe('M2 2l4-2 0 1');
    expect(pathData([[[1, 1]]], false)).toBe('');
  });
});

describe('a view', () => {
  it('has all its points in sight, and comes no nearer than it may', () => {
    const far = { latitude: 33.1, longitude: -117.3 };
    const view = viewOf([PLACE, far], SIZE, 15);
    for (const point of [PLACE, far]) {
      const [x, y] = projectionOf(view)(point);
      expect(x > 20 && x < SIZE.width - 20 && y > 20 && y < SIZE.height - 20).toBe(true);
    }
    expect(viewOf([PLACE], SIZE, 15)).toEqual({ center: PLACE, zoom: 15, ...SIZE });
  });

  it.each([
    [15, 'mi', '1,000 ft'],
    [10, 'mi', '5 mi'],
    [15, 'km', '200 m'],
    [10, 'km', '10 km'],
  ] as const)('of zoom %i has a scale in %s: %s', (zoom, unit, text) => {
    const scale = scaleBar({ center: PLACE, zoom, ...SIZE }, unit);
    expect(scale.text).toBe(text);
    expect(scale.width).toBeGreaterThan(20);
    expect(scale.width).toBeLessThanOrEqual(90);
  });
});

describe('the foot of a picture', () => {
  const scale = { width: 60, text: '2 mi' };
  const CREDIT = 'Borders: U.S. Census Bureau, Natural Earth. Names: zipcodes';

  it('has scale and credit side by side where there is room', () => {
    const { credit, scale: bar, right } = footOf({ width: 640, height: 320 }, scale, CREDIT);
    expect(credit).toEqual([{ text: CREDIT, y: 312 }]);
    expect([bar.y, right]).toEqual([312, 632]);
  });

  it.each([160, 240, 352, 390, 480])('is never cut, also %i px wide', (width) => {
    const { credit, scale: bar, height } = footOf({ width, height: 132 }, scale, CREDIT);
    expect(credit.map(({ text }) => text).join(' ')).toBe(CREDIT);
    // The widest of the faces that a browser may take.
    for (const { text } of credit) expect(text.length * 5.3).toBeLessThanOrEqual(width - 16);
    const lines = credit.map(({ y }) => y);
    expect(new Set([...lines, bar.y]).size).toBe(
      credit.length === 1 && lines[0] === bar.y ? 1 : credit.length + 1,
    );
    expect(Math.max(...lines, bar.y)).toBe(124);
    expect(height).toBeLessThan(132 / 2 + 20);
  });
});

describe('a scene', () => {
  it('has land, water, streets and names of the archive', async () => {
    const scene = await drawScene(at(14), archive, '© Others');
    expect(new Set(scene.areas.map(({ kind }) => kind))).toEqual(
      new Set(['outline', 'sea', 'land', 'water']),
    );
    expect(scene.lines.map(({ kind }) => kind)).toEqual(['major']);
    expect(scene.names.length).toBeGreaterThan(0);
    expect(scene.markers).toEqual([{ kind: 'stop', x: 320, y: 160 }]);
    expect(creditOf(scene)).toBe('© Test contributors');
  });

  it.each([
    ['there is no archive', 7, () => null],
    ['the archive begins nearer', 6, () => archive],
  ])('has coast, counties and cities when %s', async (_, zoom, of) => {
    const scene = await drawScene(at(zoom), of(), '© Others');
    expect(scene.areas.map(({ kind }) => kind)).toContain('outline');
    expect(scene.names.map(({ text }) => text)).toContain('Long Beach');
    expect(creditOf(scene)).toMatch(/Census.*zipcodes/);
  });

  it('is a picture without a style sheet, a script or a word of its own', async () => {
    const svg = svgOf(await drawScene({ ...at(14), markers: [] }, archive, '<b>"A" & co'), 'dark');
    expect(svg).not.toMatch(/<(style|script|image|foreignObject)|(href|src)="(?!#)/);
    expect(svgOf(await drawScene(at(10), null, ''), 'light')).not.toContain('undefined');
  });
});

/** `MAP_SAMPLE=…/area.pmtiles` measures with a real archive. */
describe.runIf(process.env.MAP_SAMPLE)('with a real archive', () => {
  it.each([9, 10.75, 12, 13, 13.25, 14, 15.5])('a picture of zoom %d is small and quick', async (zoom) => {
    const sample = await openArchive(await openFileSource(process.env.MAP_SAMPLE ?? ''));
    const times: number[] = [];
    let svg = '';
    for (let round = 0; round < 7; round++) {
      const start = process.cpuUsage();
      svg = svgOf(await drawScene(at(zoom), sample, ''), 'light');
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    expect(gzipSync(svg).length).toBeLessThan(MOST_BYTES);
    // The machine's other work takes some of the rounds.
    expect(Math.min(...times)).toBeLessThan(MOST_CPU_MS);
  });
});
