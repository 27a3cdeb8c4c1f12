import { useState } from 'react';
import { randomKey } from './randomKey';

/**
 * Idempotency keys for calls: if an answer was lost, the repeated call has the same key, so it is not
 * executed twice.
 */
class RepeatKey {
  #lost: { call: string; key: string } | null = null;

  /** @param parts identify the call: path, body, version */
  of(...parts: unknown[]): string {
    const call = JSON.stringify(parts);
    const key = this.#lost?.call === call ? this.#lost.key : randomKey();
    this.#lost = { call, key };
    return key;
  }

  /** The server has answered: the next call gets a new key. */
  answered(): void {
    this.#lost = null;
  }
}

export function useRepeatKey(): RepeatKey {
  const [key] = useState(() => new RepeatKey());
  return key;
}
