import { createHash } from 'node:crypto';
import type { Anchor, LinkedEntry } from './verifyChain';

export const sha256Of = (words: string) => createHash('sha256').update(words).digest('hex');

/** Name of the log in its own entries. */
const LOG = 'audit_entries';

/**
 * What whole entries of the log say about the log itself: where it was cut by age, and which entries have lost the values
 * of an erased person. Both are named by hash, so that such an entry vouches for what is left and for nothing else.
 */
export class Authorities {
  readonly #cuts = new Map<number, string>();
  readonly #redacted = new Map<number, Set<string>>();
  /** Place in the chain of the newest entry that names a redacted one. */
  readonly #namedAt = new Map<number, number>();

  read({ seq, action, resource, changes }: LinkedEntry): void {
    if (resource !== LOG || !changes) return;
    if (action === 'prune') this.#readCut(changes.cut?.to);
    if (action === 'erase') this.#readRedacted(seq, changes.entries?.to);
  }

  hasCut({ seq, hash }: Anchor): boolean {
    return this.#cuts.get(seq) === hash;
  }

  /** Only an entry that comes later can have taken its values. */
  hasRedacted(entryId: number, content: string, seq: number): boolean {
    const isLater = (this.#namedAt.get(entryId) ?? 0) > seq;
    return isLater && (this.#redacted.get(entryId)?.has(sha256Of(content)) ?? false);
  }

  #readCut(to: unknown): void {
    const { seq, hash } = (to ?? {}) as { seq?: unknown; hash?: unknown };
    if (typeof seq === 'number' && typeof hash === 'string') this.#cuts.set(seq, hash);
  }

  #readRedacted(seq: number, to: unknown): void {
    for (const [id, hash] of Object.entries((to ?? {}) as Readonly<Record<string, unknown>>)) {
      const hashes = this.#redacted.get(Number(id)) ?? new Set<string>();
      this.#redacted.set(Number(id), hashes.add(String(hash)));
      this.#namedAt.set(Number(id), seq);
    }
  }
}
