/** Listeners by channel. Both drivers deliver the payloads of NOTIFY here. */
export class Notifications {
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();

  /** Answers the function that stops the delivery. */
  add(channel: string, onNotify: (payload: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    // A function of its own per call: one function may listen twice and stop once.
    const listener = (payload: string) => onNotify(payload);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(channel);
    };
  }

  get channels(): string[] {
    return [...this.#listeners.keys()];
  }

  deliver(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }
}
