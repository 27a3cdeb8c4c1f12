import type { DraftFailure, DraftProgress } from '../../../src/domain/planning/draftView';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { RoutingRefusal } from '../../planning/routing/format/refusal';
import type { Optimizer, Solution, SolveOptions, SolveProgress } from '../../planning/routing/optimizer';
import { readPace } from '../../planning/roads/readPace';
import { dayPlan } from './dayPlan';
import { dayProblem, type DayProblem } from './dayProblem';
import { changeSolving } from './draftChanges';
import { draftResult } from './draftResult';
import { explainStopped } from './explainStopped';
import type { DraftRow } from './draftRows';
import { readDay, seenVersions } from './readDay';

/** Interval of the progress reports: twice a second at most. */
const BEAT_MS = 500;
const DEFAULT_SECONDS = 20;

/** What cannot be planned at all. */
class NothingToPlan extends Error {
  constructor(readonly failure: DraftFailure) {
    super(failure);
  }
}

interface Search {
  abort: AbortController;
  done: Promise<void>;
}

function limitsOf({ wish }: DraftRow): SolveOptions {
  const seed = wish.seed ?? 1;
  if (wish.iterations) return { seed, iterations: wish.iterations };
  return { seed, budgetMs: 1000 * (wish.seconds ?? DEFAULT_SECONDS) };
}

/**
 * Searches plans beside the requests, each in a thread of the optimizer's. What is found belongs to the draft and not to
 * whoever asked: a closed tab changes nothing.
 */
export class DraftRunner {
  readonly #searches = new Map<number, Search>();
  #isClosing = false;

  constructor(
    private readonly context: ServerContext,
    private readonly optimizer: Pick<Optimizer, 'solve'>,
  ) {}

  start(draft: DraftRow): void {
    const abort = new AbortController();
    const done = this.#search(draft, abort).finally(() => this.#searches.delete(draft.id));
    this.#searches.set(draft.id, { abort, done });
  }

  /** Ends a search of this server at once; another server sees the request at its next beat. */
  stop(id: number): void {
    this.#searches.get(id)?.abort.abort();
  }

  /** Ends all and keeps what they have found. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const searches = [...this.#searches.values()];
    for (const { abort } of searches) abort.abort();
    await Promise.all(searches.map(({ done }) => done));
  }

  async #search(draft: DraftRow, abort: AbortController): Promise<void> {
    try {
      const day = await this.#dayOf(draft);
      const solution = await this.#solve(draft, day, abort);
      await this.#keep(draft, day, solution);
    } catch (error) {
      await this.#fail(draft, error);
    }
  }

  async #dayOf(draft: DraftRow): Promise<DayProblem> {
    const { db, clock } = this.context;
    const { runs, pool } = await readDay(db, draft);
    if (runs.length === 0) throw new NothingToPlan('noRuns');
    const day = await dayProblem({ runs, pool, wish: draft.wish }, await readPace(db), clock());
    if (day.wanted === 0 && day.placeless.length === 0) throw new NothingToPlan('noStops');
    return day;
  }

  async #solve(draft: DraftRow, day: DayProblem, abort: AbortController): Promise<Solution> {
    let last: SolveProgress | undefined;
    let isFirst = true;
    let beating = Promise.resolve();
    const beat = () => {
      const seen = last;
      last = undefined;
      beating = beating
        .then(() => this.#beat(draft.id, day, seen, abort))
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.name : 'unknown';
          this.context.log.warn({ draft: draft.id, reason }, 'the progress of a search could not be written');
        });
    };
    const timer = setInterval(beat, BEAT_MS);
    try {
      const solution = await this.optimizer.solve(day.problem, {
        ...limitsOf(draft),
        signal: abort.signal,
        onProgress: (progress) => {
          last = progress;
          // The first plan is reported at once.
          if (isFirst) beat();
          isFirst = false;
        },
      });
      return this.#isClosing ? solution : await explainStopped(day.problem, solution);
    } finally {
      clearInterval(timer);
      await beating;
    }
  }

  async #beat(
    id: number,
    day: DayProblem,
    seen: SolveProgress | undefined,
    abort: AbortController,
  ): Promise<void> {
    const { db, clock } = this.context;
    if (!seen) {
      const draft = await db
        .updateTable('scheduling_drafts')
        .set({ alive_at: clock() })
        .where('id', '=', id)
        .where('state', '=', 'solving')
        .returning('stop_requested_at')
        .executeTakeFirst();
      if (!draft || draft.stop_requested_at) abort.abort();
      return;
    }
    const { cost, unassigned, routes, share } = seen;
    const best: DraftProgress = {
      cost: Math.round(cost),
      unassigned: unassigned + day.placeless.length,
      planned: day.wanted - unassigned,
      routes,
    };
    const progress = Math.min(99, Math.floor(share * 100));
    const values = { alive_at: clock(), best: JSON.stringify(best), progress };
    const draft = await inTransaction(db, (trx) => changeSolving(trx, id, values));
    if (!draft || draft.stop_requested_at) abort.abort();
  }

  async #keep(draft: DraftRow, day: DayProblem, solution: Solution): Promise<void> {
    const { db, clock } = this.context;
    const plan = await dayPlan(day, solution);
    const result = await draftResult(day, plan);
    for (const message of solution.crashes)
      this.context.log.warn({ draft: draft.id, message }, 'a search crashed and was started again');
    const values = {
      state: solution.stopped ? ('stopped' as const) : ('ready' as const),
      progress: 100,
      result: JSON.stringify(result),
      seen: JSON.stringify(seenVersions(day)),
      best: JSON.stringify({
        cost: Math.round(solution.plan.summary.cost),
        // With what the checks of the day sent back, and what has no position.
        unassigned: plan.unassigned.length,
        planned: day.wanted + day.placeless.length - plan.unassigned.length,
        routes: result.after.runs ?? 0,
      } satisfies DraftProgress),
      engine: solution.engine,
      fallback: solution.fallback ?? null,
      finished_at: clock(),
    };
    await inTransaction(db, (trx) => changeSolving(trx, draft.id, values));
  }

  async #fail(draft: DraftRow, error: unknown): Promise<void> {
    const { db, clock, log } = this.context;
    const failure =
      error instanceof NothingToPlan
        ? error.failure
        : error instanceof RoutingRefusal
          ? 'refused'
          : 'crashed';
    const reason = error instanceof Error ? error.name : 'unknown';
    if (!(error instanceof NothingToPlan)) log.error({ draft: draft.id, reason }, 'a plan could not be made');
    const values = { state: 'failed' as const, failure, finished_at: clock() };
    try {
      await inTransaction(db, (trx) => changeSolving(trx, draft.id, values));
    } catch {
      // Its silence says the same a little later (`failDeadDrafts`).
      log.error({ draft: draft.id }, 'a failed plan could not be written down');
    }
  }
}
