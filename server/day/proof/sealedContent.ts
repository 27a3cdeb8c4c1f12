import type { ProofView } from '../../../src/domain/stops/proofView';
import type { ServerContext } from '../../context';
import { fileStoreOf } from '../../outside/files/openStore';
import { sha256 } from '../../outside/files/sha256';
import { photosOf } from './readProof';

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
  /** By the entry of the history; null where the store has lost it, or holds other bytes than those of that moment. */
  photos: Map<number, Buffer | null>;
}

/** What is sealed: the proof with the checksum of each picture in the place of its address. */
export async function sealedContent(context: ServerContext, proof: ProofView): Promise<SealedContent> {
  const photos = new Map<number, Buffer | null>();
  for (const { id, key, evidence_sha256 } of await photosOf(context.db, proof.event_id)) {
    const bytes = await fileStoreOf(context).read(key);
    const isAsTaken = bytes && (evidence_sha256 === null || sha256(bytes) === evidence_sha256);
    photos.set(id, isAsTaken ? bytes : null);
  }
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
