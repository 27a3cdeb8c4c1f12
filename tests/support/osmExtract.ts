import { writeFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

type Tags = Readonly<Record<string, string>>;

export interface ExtractNode {
  id: number;
  longitude: number;
  latitude: number;
  tags?: Tags;
}

export interface ExtractWay {
  id: number;
  nodes: readonly number[];
  tags: Tags;
}

export interface ExtractRelation {
  id: number;
  members: readonly { type: 'node' | 'way' | 'relation'; id: number; role: string }[];
  tags: Tags;
}

export interface Extract {
  nodes: readonly ExtractNode[];
  ways: readonly ExtractWay[];
  relations?: readonly ExtractRelation[];
  /** Seconds. */
  timestamp?: number;
}

const MEMBERS = ['node', 'way', 'relation'];

/** Degrees as the format counts them: 100 nanodegrees. */
const coordinate = (degrees: number) => Math.round(degrees * 1e7);

const differences = (values: readonly number[]) =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

function blob(type: string, content: Uint8Array): Buffer {
  const body = new PbfWriter();
  body.writeVarintField(2, content.length);
  body.writeBytesField(3, deflateSync(content));
  const data = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, data.length);
  const header = head.finish();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(header.length);
  return Buffer.concat([size, header, data]);
}

function headerBlock(timestamp: number | undefined): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeStringField(4, 'OsmSchema-V0.6');
  pbf.writeStringField(4, 'DenseNodes');
  if (timestamp !== undefined) pbf.writeVarintField(32, timestamp);
  return pbf.finish();
}

class Strings {
  readonly all = [''];
  index(text: string): number {
    const known = this.all.indexOf(text);
    return known >= 0 ? known : this.all.push(text) - 1;
  }
}

function writeTags(strings: Strings, tags: Tags, pbf: PbfWriter): void {
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => strings.index(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => strings.index(value)),
  );
}

function dataBlock({ nodes, ways, relations = [] }: Extract): Uint8Array {
  const strings = new Strings();
  const group = new PbfWriter();
  group.writeMessage(
    2,
    (_, pbf) => {
      pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
      pbf.writePackedSVarint(8, differences(nodes.map(({ latitude }) => coordinate(latitude))));
      pbf.writePackedSVarint(9, differences(nodes.map(({ longitude }) => coordinate(longitude))));
      const tags = nodes.flatMap((node) => [
        ...Object.entries(node.tags ?? {})
          .flat()
          .map((text) => strings.index(text)),
        0,
      ]);
      pbf.writePackedVarint(10, tags);
    },
    null,
  );
  for (const way of ways)
    group.writeMessage(
      3,
      (_, pbf) => {
        pbf.writeVarintField(1, way.id);
        writeTags(strings, way.tags, pbf);
        pbf.writePackedSVarint(8, differences(way.nodes));
      },
      null,
    );
  for (const relation of relations)
    group.writeMessage(
      4,
      (_, pbf) => {
        pbf.writeVarintField(1, relation.id);
        writeTags(strings, relation.tags, pbf);
        pbf.writePackedVarint(
          8,
          relation.members.map(({ role }) => strings.index(role)),
        );
        pbf.writePackedSVarint(9, differences(relation.members.map(({ id }) => id)));
        pbf.writePackedVarint(
          10,
          relation.members.map(({ type }) => MEMBERS.indexOf(type)),
        );
      },
      null,
    );
  const groupBytes = group.finish();
  const block = new PbfWriter();
  block.writeMessage(
    1,
    (_, pbf) => {
      for (const text of strings.all) pbf.writeBytesField(1, Buffer.from(text));
    },
    null,
  );
  block.writeBytesField(2, groupBytes);
  return block.finish();
}

/** An OpenStreetMap extract in the PBF format. */
export function extractBytes(extract: Extract): Buffer {
  return Buffer.concat([
    blob('OSMHeader', headerBlock(extract.timestamp)),
    blob('OSMData', dataBlock(extract)),
  ]);
}

export async function writeExtract(path: string, extract: Extract): Promise<string> {
  await writeFile(path, extractBytes(extract));
  return path;
}
