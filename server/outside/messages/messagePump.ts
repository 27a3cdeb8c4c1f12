import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGE_CHANNELS, type MessageChannel } from '../../../src/domain/messages/channels';
import { fullBucket, takeTokens, type TokenBucket } from '../../../src/domain/messages/tokenBucket';
import type { ServerContext } from '../../context';
import { inBackground } from '../../platform/database/background';
import { inTransaction } from '../../platform/database/transaction';
import { WokenWork } from '../../platform/jobs/wokenWork';
import { claimMessages } from './claimMessages';
import type { Message } from './keptMessage';
import { deliverOne } from './deliverOne';
import type { Transport } from './message';
import { publishMessageChange } from './publishMessageChange';
import { settleMessages } from './settleMessages';
import type { Transports } from './transports';

/** NOTIFY channel that wakes the pumps up. */
export const MESSAGES_CHANNEL = 'messages';
const POLL_MS = 5_000;
/** Several at a time, so that a service that answers late holds up only its own. */
const LANES = 4;
/** Messages of a lane that are under way together, and settled in one transaction. */
const LANE_MESSAGES = 16;

/**
 * Sends what is due, by channel, as quickly as its service allows, beside the other jobs: a burst of messages holds up
 * no import, and its queries give way to people's. Each message is claimed by one server at a time.
 */
export class MessagePump {
  private readonly buckets = new Map<MessageChannel, TokenBucket>();
  private readonly work: WokenWork;

  constructor(
    private readonly context: ServerContext,
    private readonly transports: Transports,
  ) {
    this.work = new WokenWork({
      database: context.database,
      channel: MESSAGES_CHANNEL,
      pollMs: POLL_MS,
      look: () => this.drain(() => this.work.isRunning),
      failed(error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        context.log.warn({ reason }, 'messages could not be read');
      },
    });
  }

  start(): Promise<void> {
    return this.work.start();
  }

  /** Begins no message any more and waits for those under way. */
  stop(): Promise<void> {
    return this.work.stop();
  }

  /** Sends everything that is due, in this call: for tests and tools. */
  runDue(): Promise<void> {
    return this.drain(() => true);
  }

  private async drain(mayGoOn: () => boolean): Promise<void> {
    await inBackground(async () => {
      await Promise.all(MESSAGE_CHANNELS.map((channel) => this.drainChannel(channel, mayGoOn)));
    });
  }

  private async drainChannel(channel: MessageChannel, mayGoOn: () => boolean): Promise<void> {
    const transport = this.transports[channel];
    if (!transport) return this.keepAll(channel);
    await Promise.all(Array.from({ length: LANES }, () => this.lane(channel, transport, mayGoOn)));
  }

  private async lane(channel: MessageChannel, transport: Transport, mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn()) {
      const most = this.takeTokens(channel, LANE_MESSAGES);
      if (most.taken === 0) {
        await sleep(most.waitMs);
        continue;
      }
      const { due, leaving } = await this.claim(channel, most.taken);
      this.takeTokens(channel, leaving.length - most.taken);
      if (due === 0) return;
      if (leaving.length > 0) await this.send(transport, leaving);
    }
  }

  private claim(channel: MessageChannel, most: number) {
    const { db, clock, config } = this.context;
    return inTransaction(db, (trx) =>
      claimMessages(trx, { channel, most, now: clock(), publicUrl: config.publicUrl }),
    );
  }

  private async send(transport: Transport, messages: readonly Message[]): Promise<void> {
    const { db, clock } = this.context;
    const attempts = await Promise.all(
      messages.map(async (message) => ({
        message,
        outcome: await deliverOne(this.context, transport, message),
      })),
    );
    await inTransaction(db, (trx) => settleMessages(trx, attempts, clock()));
  }

  /** A negative number gives unused ones back. The rate is measured by the machine's own clock. */
  private takeTokens(channel: MessageChannel, wanted: number) {
    const perSecond = this.context.config.messages.perSecond[channel];
    const known = this.buckets.get(channel) ?? fullBucket(perSecond, performance.now());
    const answer = takeTokens(known, wanted, performance.now());
    this.buckets.set(channel, answer.bucket);
    return answer;
  }

  /** Without a service they are read in the app, at any hour. */
  private async keepAll(channel: MessageChannel): Promise<void> {
    await inTransaction(this.context.db, async (trx) => {
      const kept = await trx
        .updateTable('messages')
        .set({ state: 'kept', reason: null, next_try_at: null, begun_at: null, locked_until: null })
        .where('channel', '=', channel)
        .where('state', 'in', ['waiting', 'held'])
        .returning('id')
        .execute();
      const [first] = kept;
      if (first) await publishMessageChange(trx, first.id);
    });
  }
}
