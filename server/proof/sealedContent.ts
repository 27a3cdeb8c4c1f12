import { createHash } from 'node:crypto';
import type { ProofView } from '../../src/domain/proofView';
import type { ServerContext } from '../context';
import { fileStoreOf } from '../files/openStore';
import { photoKeys } from './readProof';

export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** JSON with the keys of every object in order, so that the same content is the same text. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalText(each)}`).join(',')}}`;
}

export interface SealedContent {
  /** SHA-256 over everything that the proof says, its pictures among it. */
  checksum: string;
  /** By the entry of the history; null where the store has lost it. */
  photos: Map<number, Buffer | null>;
}

/** What is sealed: the proof with the checksum of each picture in the place of its address. */
export async function sealedContent(context: ServerContext, proof: ProofView): Promise<SealedContent> {
  const photos = new Map<number, Buffer | null>();
  for (const [id, key] of await photoKeys(context.db, proof.event_id))
    photos.set(id, await fileStoreOf(context).read(key));
  const life_cycle = proof.life_cycle.map((day) => ({
    date: day.date,
    transitions: day.transitions.map((line) => {
      const photo = photos.get(line.id);
      return {
        ...line,
        path_evidence: photo ? sha256(photo) : (line.path_evidence ?? null) && 'unavailable',
        signature: line.signature ? sha256(line.signature) : null,
      };
    }),
  }));
  return { checksum: sha256(canonicalText({ ...proof, life_cycle })), photos };
}
