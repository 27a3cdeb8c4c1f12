import { useState } from 'react';
import { randomKey } from './randomKey';

/** Gives calls their idempotency key: one whose answer was lost is repeated with the same, so that nothing is done twice. */
class RepeatKey {
  #lost: { call: string; key: string } | null = null;

  /** @param parts what makes the call this call: path, body, version */
  of(...parts: unknown[]): string {
    const call = JSON.stringify(parts);
    const key = this.#lost?.call === call ? this.#lost.key : randomKey();
    this.#lost = { call, key };
    return key;
  }

  /** The server has said what became of it. */
  answered(): void {
    this.#lost = null;
  }
}

export function useRepeatKey(): RepeatKey {
  const [key] = useState(() => new RepeatKey());
  return key;
}
