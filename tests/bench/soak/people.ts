import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '../../../server/demo/random';
import { workADay, type Call } from '../../correctness/dayWorker';
import type { Caller } from '../caller';
import { callOf, today } from '../correctness/day';

/** Commands before a person looks at the whole day again. */
const STINT = 20;
/** Between two calls of one person. */
const THINK_MS = { least: 500, most: 2_500 };
const ORDINARY = new Set([200, 400, 403, 404, 409, 412, 422]);

class NotAnswered extends Error {}

/** People at the desk who do anything to one day; what they were told and how long they waited is kept. */
export class People {
  /** Commands whose success was answered. */
  readonly acknowledged: string[] = [];
  /** Calls that were not served, by what the person was told; '' is no answer. */
  readonly told = new Map<string, number>();
  readonly wrong: string[] = [];
  readonly took: { at: number; ms: number }[] = [];

  constructor(private readonly isOver: () => boolean) {}

  /** One person, until the time is over. */
  async work(caller: Caller, seed: number): Promise<void> {
    const random = randomFrom(seed);
    const call: Call = async <T>(...args: Parameters<Call>) => {
      if (this.isOver()) throw new NotAnswered();
      await sleep(random.between(THINK_MS.least, THINK_MS.most));
      return this.#timed<T>(caller, args);
    };
    while (!this.isOver()) {
      try {
        await workADay(call, random, today(), STINT);
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error;
      }
    }
  }

  async #timed<T>(caller: Caller, args: Parameters<Call>) {
    const began = performance.now();
    const answer = await callOf(caller)<T & { command_id?: string; undo_until?: string | null }>(
      ...args,
    ).catch(() => null);
    if (answer === null) return this.#fail('');
    const { status, body } = answer;
    const said = body as { status_code?: string; message?: string };
    if (status >= 500 || status === 401)
      return this.#fail(`${status} ${said.status_code ?? ''} ${said.message ?? ''}`.trim());
    if (!ORDINARY.has(status)) this.wrong.push(`${args[1]}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    this.took.push({ at: Date.now(), ms: performance.now() - began });
    if (status === 200 && body.command_id && body.undo_until) this.acknowledged.push(body.command_id);
    return answer;
  }

  #fail(what: string): never {
    this.told.set(what, (this.told.get(what) ?? 0) + 1);
    throw new NotAnswered();
  }
}
