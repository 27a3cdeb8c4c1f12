import { PbfReader } from 'pbf';
import { RoadsRefusal } from '../refusal';

// The blocks of the PBF format: https://wiki.openstreetmap.org/wiki/PBF_Format#Encoding_OSM_entities_into_fileblocks

export type Tags = ReadonlyMap<string, string>;

export interface Member {
  type: 'node' | 'way' | 'relation';
  id: number;
  role: string;
}

/** What is wanted of a block; what nobody asks for is skipped unread. */
export interface Wanted {
  /** Degrees. */
  node?(id: number, longitude: number, latitude: number, tags: Tags): void;
  way?(id: number, nodes: readonly number[], tags: Tags): void;
  relation?(id: number, members: readonly Member[], tags: Tags): void;
}

const MEMBERS = ['node', 'way', 'relation'] as const;
const NO_TAGS: Tags = new Map();
const NANO = 1e-9;
const KNOWN_FEATURES: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes']);

interface Block {
  strings: string[];
  /** Where the groups are: the fields that explain them can stand behind. */
  groups: [from: number, to: number][];
  granularity: number;
  latitude: number;
  longitude: number;
}

function tagsOf({ strings }: Block, keys: readonly number[], values: readonly number[]): Tags {
  if (keys.length === 0) return NO_TAGS;
  return new Map(keys.map((key, i) => [strings[key] ?? '', strings[values[i] ?? 0] ?? '']));
}

/** Ids and coordinates are stored as the difference from the one before. */
function summed(differences: number[]): number[] {
  for (let i = 1; i < differences.length; i++)
    differences[i] = (differences[i] as number) + (differences[i - 1] as number);
  return differences;
}

function readDense(pbf: PbfReader, block: Block, node: NonNullable<Wanted['node']>): void {
  const dense = { ids: [] as number[], lats: [] as number[], lons: [] as number[], tags: [] as number[] };
  pbf.readMessage((field, into, reader) => {
    if (field === 1) reader.readPackedSVarint(into.ids);
    else if (field === 8) reader.readPackedSVarint(into.lats);
    else if (field === 9) reader.readPackedSVarint(into.lons);
    else if (field === 10) reader.readPackedVarint(into.tags);
  }, dense);
  const { tags } = dense;
  const ids = summed(dense.ids);
  const lats = summed(dense.lats);
  const lons = summed(dense.lons);
  let at = 0;
  for (let i = 0; i < ids.length; i++) {
    const keys: number[] = [];
    const values: number[] = [];
    while (at < tags.length && tags[at] !== 0) {
      keys.push(tags[at] as number);
      values.push(tags[at + 1] as number);
      at += 2;
    }
    at++;
    const longitude = NANO * (block.longitude + block.granularity * (lons[i] as number));
    const latitude = NANO * (block.latitude + block.granularity * (lats[i] as number));
    node(ids[i] as number, longitude, latitude, tagsOf(block, keys, values));
  }
}

function readNode(pbf: PbfReader, block: Block, node: NonNullable<Wanted['node']>): void {
  const one = { id: 0, lat: 0, lon: 0, keys: [] as number[], values: [] as number[] };
  pbf.readMessage((field, into, reader) => {
    if (field === 1) into.id = reader.readSVarint();
    else if (field === 2) reader.readPackedVarint(into.keys);
    else if (field === 3) reader.readPackedVarint(into.values);
    else if (field === 8) into.lat = reader.readSVarint();
    else if (field === 9) into.lon = reader.readSVarint();
  }, one);
  const longitude = NANO * (block.longitude + block.granularity * one.lon);
  const latitude = NANO * (block.latitude + block.granularity * one.lat);
  node(one.id, longitude, latitude, tagsOf(block, one.keys, one.values));
}

function readWay(pbf: PbfReader, block: Block, way: NonNullable<Wanted['way']>): void {
  const one = { id: 0, refs: [] as number[], keys: [] as number[], values: [] as number[] };
  pbf.readMessage((field, into, reader) => {
    if (field === 1) into.id = reader.readVarint();
    else if (field === 2) reader.readPackedVarint(into.keys);
    else if (field === 3) reader.readPackedVarint(into.values);
    else if (field === 8) reader.readPackedSVarint(into.refs);
  }, one);
  way(one.id, summed(one.refs), tagsOf(block, one.keys, one.values));
}

function readRelation(pbf: PbfReader, block: Block, relation: NonNullable<Wanted['relation']>): void {
  const one = {
    id: 0,
    keys: [] as number[],
    values: [] as number[],
    roles: [] as number[],
    ids: [] as number[],
    types: [] as number[],
  };
  pbf.readMessage((field, into, reader) => {
    if (field === 1) into.id = reader.readVarint();
    else if (field === 2) reader.readPackedVarint(into.keys);
    else if (field === 3) reader.readPackedVarint(into.values);
    else if (field === 8) reader.readPackedVarint(into.roles);
    else if (field === 9) reader.readPackedSVarint(into.ids);
    else if (field === 10) reader.readPackedVarint(into.types);
  }, one);
  const members = summed(one.ids).map((id, i): Member => ({
    id,
    type: MEMBERS[one.types[i] ?? 0] ?? 'node',
    role: block.strings[one.roles[i] ?? 0] ?? '',
  }));
  relation(one.id, members, tagsOf(block, one.keys, one.values));
}

/** Reads one block of nodes, ways and relations. */
export function readPrimitives(data: Uint8Array, wanted: Wanted): void {
  const pbf = new PbfReader(data);
  const block: Block = { strings: [], groups: [], granularity: 100, latitude: 0, longitude: 0 };
  pbf.readFields((field, into, reader) => {
    if (field === 1)
      reader.readMessage((inner, strings: string[], table) => {
        if (inner === 1) strings.push(table.readString());
      }, into.strings);
    else if (field === 2) {
      const end = reader.readVarint() + reader.pos;
      into.groups.push([reader.pos, end]);
      reader.pos = end;
    } else if (field === 17) into.granularity = reader.readVarint();
    else if (field === 19) into.latitude = reader.readVarint(true);
    else if (field === 20) into.longitude = reader.readVarint(true);
  }, block);
  const { node, way, relation } = wanted;
  for (const [from, to] of block.groups) {
    pbf.pos = from;
    pbf.readFields(
      (field, _, reader) => {
        if (field === 1 && node) readNode(reader, block, node);
        else if (field === 2 && node) readDense(reader, block, node);
        else if (field === 3 && way) readWay(reader, block, way);
        else if (field === 4 && relation) readRelation(reader, block, relation);
      },
      null,
      to,
    );
  }
}

/** Day of the data, `2021-08-31`; null when the file does not say. Throws for a file with parts that nobody here reads. */
export function readSourceDate(data: Uint8Array): string | null {
  const header = { features: [] as string[], seconds: 0 };
  new PbfReader(data).readFields((field, into, pbf) => {
    if (field === 4) into.features.push(pbf.readString());
    else if (field === 32) into.seconds = pbf.readVarint(true);
  }, header);
  const unknown = header.features.find((feature) => !KNOWN_FEATURES.has(feature));
  if (unknown !== undefined)
    throw new RoadsRefusal(
      `This extract needs "${unknown}", which is not read here. Take one without history.`,
    );
  return header.seconds > 0 ? new Date(header.seconds * 1000).toISOString().slice(0, 10) : null;
}
