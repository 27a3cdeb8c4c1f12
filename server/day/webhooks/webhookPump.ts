import type { ServerContext } from '../../context';
import { inBackground } from '../../platform/database/background';
import { inTransaction } from '../../platform/database/transaction';
import { WokenWork } from '../../platform/jobs/wokenWork';
import { claimCalls, endpointsDue } from './claimCalls';
import { sendCall } from './sendCall';
import { settleCalls } from './settleCalls';
import { WEBHOOKS_CHANNEL } from './tellClients';

const POLL_MS = 2_000;
/** Calls to one address that are under way together, of different deliveries. */
const TOGETHER = 8;

/**
 * Calls clients' systems, each address by itself: one that is slow or down holds up only its own. A call is claimed by
 * one server at a time, and again by another when that one dies, so that it comes at least once.
 */
export class WebhookPump {
  /** Addresses that this server is at. */
  private readonly busy = new Map<number, Promise<void>>();
  private readonly work: WokenWork;

  constructor(private readonly context: ServerContext) {
    this.work = new WokenWork({
      database: context.database,
      channel: WEBHOOKS_CHANNEL,
      pollMs: POLL_MS,
      look: () => inBackground(async () => this.begin(await endpointsDue(context.db, context.clock()))),
      failed: (error) => this.warn(error),
    });
  }

  start(): Promise<void> {
    return this.work.start();
  }

  /** Begins no call any more and waits for those under way. */
  async stop(): Promise<void> {
    await this.work.stop();
    await Promise.all(this.busy.values());
  }

  /** Calls everything that is due, in this call: for tests and tools. */
  async runDue(): Promise<void> {
    const { db, clock } = this.context;
    await inBackground(async () => {
      const due = await endpointsDue(db, clock());
      await Promise.all(due.map((id) => this.drain(id, () => true)));
    });
  }

  private begin(due: readonly number[]): void {
    for (const id of due) {
      if (this.busy.has(id)) continue;
      const calls = this.drain(id, () => this.work.isRunning)
        .catch((error: unknown) => this.warn(error))
        .finally(() => this.busy.delete(id));
      this.busy.set(id, calls);
    }
  }

  private warn(error: unknown): void {
    const reason = error instanceof Error ? error.name : 'unknown';
    this.context.log.warn({ reason }, 'webhooks could not be called');
  }

  private async drain(id: number, mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn() && (await this.callSome(id)));
  }

  /** Whether there was anything to call. */
  private async callSome(id: number): Promise<boolean> {
    const { context } = this;
    const { db, clock } = context;
    const calls = await inTransaction(db, (trx) => claimCalls(trx, id, TOGETHER, clock()));
    if (calls.length === 0) return false;
    const target = await db
      .selectFrom('webhook_endpoints')
      .select(['url', 'sealed_secret', 'sealed_old_secret', 'old_secret_until'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!target) return false;
    const tried = await Promise.all(
      calls.map(async (call) => ({ call, answer: await sendCall(context, target, call) })),
    );
    await inTransaction(db, (trx) => settleCalls(trx, id, tried, clock()));
    return true;
  }
}
