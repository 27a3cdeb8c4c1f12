import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../database';
import { Notifications } from '../notifications';
import { clientConfig, SessionlessClient } from './client';
import type { WritableHost } from './writableHost';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

/**
 * A separate connection for LISTEN. It is opened at the first `listen` and, when it breaks, opened again with a
 * growing pause. Every listener is then called with an empty payload, because missed notifications are unknown.
 */
export class PostgresListener {
  readonly #host: WritableHost;
  readonly #log: DatabaseLog;
  readonly #notifications = new Notifications();
  readonly #closed = new AbortController();
  #client: Promise<pg.Client> | undefined;

  constructor(host: WritableHost, log: DatabaseLog) {
    this.#host = host;
    this.#log = log;
  }

  /** Resolves once the server listens. Throws when the first connection fails. */
  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    const stop = this.#notifications.add(channel, onNotify);
    try {
      const client = await (this.#client ??= this.#connect());
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      stop();
      throw error;
    }
    return async () => stop();
  }

  async close(): Promise<void> {
    this.#closed.abort();
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new SessionlessClient(clientConfig(await this.#find()));
    client.on('notification', ({ channel, payload }) => this.#notifications.deliver(channel, payload ?? ''));
    // 'end' follows every error and does the work; without a listener an error would end the process.
    client.on('error', (error) =>
      this.#log.warn({ err: error }, 'the listening connection to the database failed'),
    );
    try {
      await client.connect();
    } catch (error) {
      this.#client = undefined;
      this.#host.forget();
      throw error;
    }
    client.once('end', () => {
      this.#host.forget();
      if (!this.#closed.signal.aborted) this.#client = this.#reconnect();
    });
    return client;
  }

  async #find(): Promise<string> {
    try {
      return await this.#host.find();
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
  }

  async #reconnect(): Promise<pg.Client> {
    for (let pauseMs = FIRST_RETRY_MS; ; pauseMs = Math.min(pauseMs * 2, LAST_RETRY_MS)) {
      await sleep(pauseMs, undefined, { signal: this.#closed.signal });
      try {
        const client = await this.#connect();
        for (const channel of this.#notifications.channels) {
          await client.query(`listen ${client.escapeIdentifier(channel)}`);
        }
        this.#log.info('the listening connection to the database is back');
        for (const channel of this.#notifications.channels) this.#notifications.deliver(channel, '');
        return client;
      } catch (error) {
        this.#log.warn({ err: error }, 'the database is out of reach; listening again later');
      }
    }
  }
}
