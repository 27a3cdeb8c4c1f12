import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AsyncRequest } from '../../src/contract/reports/asyncRequests';
import type { Caller } from '../bench/caller';

const LOOK_EVERY_MS = 250;
const DONE_WITHIN_MS = 60_000;

/** Somebody who asks for a file, waits for it, and asks for the next: each is a job of some server. */
export class FileJobs {
  asked = 0;
  done = 0;
  readonly failures: string[] = [];

  constructor(private readonly isOver: () => boolean) {}

  async ask(caller: Caller, days: { from_date: string; to_date: string }): Promise<void> {
    while (!this.isOver()) {
      const uuid = await this.#begin(caller, days);
      if (uuid) await this.#await(caller, uuid);
      await sleep(LOOK_EVERY_MS);
    }
  }

  async #begin(caller: Caller, body: object): Promise<string | null> {
    const answer = await caller
      .send('POST', '/employees/reports/billing', body, { 'idempotency-key': randomUUID() })
      .catch(() => null);
    const text = (await answer?.text().catch(() => '')) ?? '';
    if (answer?.status !== 202) {
      this.failures.push(`asked: ${answer?.status ?? 'no answer'} ${text.slice(0, 200)}`);
      return null;
    }
    this.asked += 1;
    return (JSON.parse(text) as { uuid: string }).uuid;
  }

  async #await(caller: Caller, uuid: string): Promise<void> {
    const until = performance.now() + DONE_WITHIN_MS;
    for (;;) {
      const answer = await caller.get(`/async_request/${uuid}`).catch(() => null);
      const { state } = ((await answer?.json().catch(() => null)) ?? {}) as AsyncRequest;
      if (state === 'done') return void (this.done += 1);
      if (state === 'failed' || performance.now() > until)
        return void this.failures.push(`${uuid} is ${state ?? 'unknown'}`);
      await sleep(LOOK_EVERY_MS);
    }
  }
}
