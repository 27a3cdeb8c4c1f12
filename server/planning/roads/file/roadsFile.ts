import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { RoadsRefusal } from '../refusal';
import type { Roads, RoadsInfo } from '../roads';
import { roadsOf, sectionsOf, type Sections } from './sections';

// Layout, little endian: 8 bytes "RXROADS\n"; u32 version; u32 bytes of the heading; 32 bytes SHA-256 of all that
// follows; the heading (JSON); the arrays, each at a multiple of 8 bytes.

const MAGIC = 'RXROADS\n';
const VERSION = 2;
const PREFIX = 48;
const ALIGNED = 8;

interface Heading {
  info: RoadsInfo;
  crossings: number;
  grid: Omit<Roads['grid'], 'starts' | 'edges'>;
  /** Bytes from the start of the arrays. */
  sections: { name: string; kind: 'ints' | 'bytes'; at: number; length: number }[];
  names: { at: number; length: number };
}

const aligned = (size: number) => Math.ceil(size / ALIGNED) * ALIGNED;

/** Writes beside the file and renames: a reader never sees half of one. */
export async function writeRoads(path: string, roads: Roads): Promise<number> {
  const { ints, bytes } = sectionsOf(roads);
  const { starts: _, edges: __, ...grid } = roads.grid;
  const sections: Heading['sections'] = [];
  const parts: Uint8Array[] = [];
  let size = 0;
  const add = (data: Uint8Array): number => {
    const at = size;
    parts.push(data, new Uint8Array(aligned(data.length) - data.length));
    size += aligned(data.length);
    return at;
  };
  for (const [kind, arrays] of [
    ['ints', ints],
    ['bytes', bytes],
  ] as const)
    for (const [name, array] of Object.entries(arrays)) {
      const at = add(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
      sections.push({ name, kind, at, length: array.length });
    }
  const nameBytes = new TextEncoder().encode(JSON.stringify(roads.names));
  const names = { at: add(nameBytes), length: nameBytes.length };
  const { info, turns } = roads;
  const json = JSON.stringify({ info, crossings: turns.crossings, grid, sections, names } satisfies Heading);
  const heading = Buffer.alloc(aligned(Buffer.byteLength(json)), ' ');
  heading.write(json);
  const hash = createHash('sha256').update(heading);
  for (const part of parts) hash.update(part);
  const prefix = Buffer.alloc(PREFIX);
  prefix.write(MAGIC);
  prefix.writeUInt32LE(VERSION, 8);
  prefix.writeUInt32LE(heading.length, 12);
  hash.digest().copy(prefix, 16);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, Buffer.concat([prefix, heading, ...parts]));
  await rename(`${path}.part`, path);
  return PREFIX + heading.length + size;
}

function readWhole(path: string): SharedArrayBuffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const memory = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(memory);
    for (let at = 0; at < size;) {
      const read = readSync(file, bytes, at, size - at, at);
      if (read === 0) break;
      at += read;
    }
    return memory;
  } finally {
    closeSync(file);
  }
}

/** Opens what `readRoadsFile` has read, and what another thread has opened: the arrays stay where they are. */
export function openRoads(memory: SharedArrayBuffer): Roads {
  const prefix = new DataView(memory);
  const headingSize = prefix.getUint32(12, true);
  const text = (at: number, length: number) =>
    new TextDecoder().decode(new Uint8Array(memory, at, length).slice());
  const heading = JSON.parse(text(PREFIX, headingSize)) as Heading;
  const base = PREFIX + headingSize;
  const found: Sections = { ints: {}, bytes: {} };
  for (const { name, kind, at, length } of heading.sections)
    if (kind === 'ints') found.ints[name] = new Int32Array(memory, base + at, length);
    else found.bytes[name] = new Uint8Array(memory, base + at, length);
  const names = JSON.parse(text(base + heading.names.at, heading.names.length)) as string[];
  return roadsOf(found, { ...heading, names });
}

/** Reads and checks a file of roads. Throws a `RoadsRefusal` with what is wrong and what helps. */
export function readRoadsFile(path: string): SharedArrayBuffer {
  const again = 'Make it anew with `npm run roads -- EXTRACT.osm.pbf`.';
  let memory: SharedArrayBuffer;
  try {
    memory = readWhole(path);
  } catch (error) {
    throw new RoadsRefusal(`The roads in ${path} cannot be read. ${again}`, { cause: error });
  }
  const bytes = Buffer.from(memory);
  if (bytes.length < PREFIX || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new RoadsRefusal(`${path} is no file of roads. ${again}`);
  const version = bytes.readUInt32LE(8);
  if (version !== VERSION)
    throw new RoadsRefusal(`The roads in ${path} are of version ${version}, not ${VERSION}. ${again}`);
  const sum = createHash('sha256').update(bytes.subarray(PREFIX)).digest();
  if (!sum.equals(bytes.subarray(16, PREFIX)))
    throw new RoadsRefusal(`The roads in ${path} are damaged or cut: their checksum is wrong. ${again}`);
  return memory;
}
