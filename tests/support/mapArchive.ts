import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { Compression, zxyToTileId } from 'pmtiles';
import { tileAt, type Bounds } from '../../src/domain/addresses/mercator';
import { archiveHead, type DirectoryEntry } from '../../tools/map/archiveParts';

/** Units to a side of a tile. */
const EXTENT = 4096;

/** A feature in tile units. */
interface TestFeature {
  type: 'point' | 'line' | 'polygon';
  points: readonly (readonly [number, number])[];
  tags: Record<string, string | number>;
}
type TestLayers = Record<string, readonly TestFeature[]>;

const TYPE = { point: 1, line: 2, polygon: 3 } as const;
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** Commands of the Mapbox Vector Tile specification, version 2: move to, line to, close. */
function geometryOf({ type, points }: TestFeature): number[] {
  let [x, y] = [0, 0];
  const steps = points.map(([toX, toY]) => {
    const step = [zigzag(toX - x), zigzag(toY - y)];
    [x, y] = [toX, toY];
    return step;
  });
  const [first = [], ...others] = steps;
  const lines = type === 'point' ? [] : [(others.length << 3) | 2, ...others.flat()];
  return [9, ...first, ...lines, ...(type === 'polygon' ? [15] : [])];
}

function layerBytes(name: string, features: readonly TestFeature[], layer: PbfWriter): void {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  layer.writeVarintField(15, 2);
  layer.writeStringField(1, name);
  for (const feature of features) {
    const tags = Object.entries(feature.tags).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ]);
    layer.writeMessage(
      2,
      (_, into) => {
        into.writePackedVarint(2, tags);
        into.writeVarintField(3, TYPE[feature.type]);
        into.writePackedVarint(4, geometryOf(feature));
      },
      null,
    );
  }
  for (const key of keys) layer.writeStringField(3, key);
  for (const value of values) {
    layer.writeMessage(
      4,
      (_, into) =>
        typeof value === 'string' ? into.writeStringField(1, value) : into.writeVarintField(5, value),
      null,
    );
  }
  layer.writeVarintField(5, EXTENT);
}

function tileBytes(layers: TestLayers): Buffer {
  const tile = new PbfWriter();
  for (const [name, features] of Object.entries(layers))
    tile.writeMessage(3, (_, into) => layerBytes(name, features, into), null);
  return gzipSync(tile.finish());
}

const square = (from: number, to: number) =>
  [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ] as const;

/** Land all over, a lake in the middle, a street across; the street's name tells the tiles apart. */
function demoTile(zoom: number, x: number, y: number): TestLayers {
  return {
    earth: [{ type: 'polygon', points: square(0, EXTENT), tags: { kind: 'earth' } }],
    water: [{ type: 'polygon', points: square(1500, 2500), tags: { kind: 'lake', name: 'DEMO LAKE' } }],
    roads: [
      {
        type: 'line',
        points: [
          [0, 1000],
          [EXTENT, 1200],
        ],
        tags: {
          kind: 'major_road',
          kind_detail: 'primary',
          name: `STREET ${zoom}/${x}/${y}`,
          min_zoom: zoom,
        },
      },
    ],
    places: [
      {
        type: 'point',
        points: [[3000, 3000]],
        tags: { kind: 'locality', name: 'DEMO TOWN', min_zoom: zoom },
      },
    ],
  };
}

export const DEMO_METADATA = {
  name: 'Test area',
  attribution: '<a href="https://example.test">&copy; Test contributors</a>',
  vector_layers: ['earth', 'water', 'roads', 'places'].map((id) => ({ id, fields: {} })),
};

/** San Diego's middle, in which the default centre lies. */
export const DEMO_BOUNDS: Bounds = [-117.2, 32.6, -116.9, 32.9];

/** A small archive with the same picture in every tile. */
export function mapArchive({
  bounds = DEMO_BOUNDS,
  minZoom = 8,
  maxZoom = 12,
  metadata = DEMO_METADATA as object,
} = {}): Buffer {
  const tiles: { tileId: number; bytes: Buffer }[] = [];
  const [west, south, east, north] = bounds;
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    const from = tileAt({ longitude: west, latitude: north }, zoom);
    const to = tileAt({ longitude: east, latitude: south }, zoom);
    for (let x = from.x; x <= to.x; x++)
      for (let y = from.y; y <= to.y; y++)
        tiles.push({ tileId: zxyToTileId(zoom, x, y), bytes: tileBytes(demoTile(zoom, x, y)) });
  }
  tiles.sort((a, b) => a.tileId - b.tileId);
  let offset = 0;
  const entries = tiles.map(({ tileId, bytes }): DirectoryEntry => {
    offset += bytes.length;
    return { tileId, runLength: 1, offset: offset - bytes.length, length: bytes.length };
  });
  const facts = { bounds, minZoom, maxZoom, metadata, tileCompression: Compression.Gzip };
  return Buffer.concat([archiveHead(entries, offset, facts), ...tiles.map(({ bytes }) => bytes)]);
}
