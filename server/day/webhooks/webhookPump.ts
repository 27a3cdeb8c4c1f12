import type { ServerContext } from '../../context';
import { inBackground } from '../../platform/database/background';
import { inTransaction } from '../../platform/database/transaction';
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
  private stopListening: (() => Promise<void>) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isStale = false;
  private isRunning = false;

  constructor(private readonly context: ServerContext) {}

  async start(): Promise<void> {
    this.isRunning = true;
    this.stopListening = await this.context.database.listen(WEBHOOKS_CHANNEL, () => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS).unref();
    this.wake();
  }

  /** Begins no call any more and waits for those under way. */
  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.timer);
    await this.stopListening?.();
    await this.looking;
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

  private wake(): void {
    this.isStale = true;
    this.looking ??= this.look().finally(() => (this.looking = undefined));
  }

  private async look(): Promise<void> {
    while (this.isStale && this.isRunning) {
      this.isStale = false;
      try {
        await inBackground(async () => this.begin(await endpointsDue(this.context.db, this.context.clock())));
      } catch (error) {
        this.warn(error);
      }
    }
  }

  private begin(due: readonly number[]): void {
    for (const id of due) {
      if (this.busy.has(id)) continue;
      const work = this.drain(id, () => this.isRunning)
        .catch((error: unknown) => this.warn(error))
        .finally(() => this.busy.delete(id));
      this.busy.set(id, work);
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
