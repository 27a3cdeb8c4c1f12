import pg from 'pg';
import { NoWritableServer } from '../databaseErrors';
import { clientConfig } from './client';

const PROBE_WITHIN_MS = 2_000;

/** Resolves to the address when its server takes writes; rejects when it is a replica, or does not answer in time. */
async function probe(address: string): Promise<string> {
  const client = new pg.Client({ ...clientConfig(address), connectionTimeoutMillis: PROBE_WITHIN_MS });
  // A server that goes away while it is asked says so twice, and an unheard error ends the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const asked = client.query<{ transaction_read_only: string }>('show transaction_read_only');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('No answer in time')), PROBE_WITHIN_MS);
    });
    const { rows } = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
    if (rows[0]?.transaction_read_only !== 'off') throw new Error('Takes no writes');
    return address;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/**
 * Which of several servers takes writes now: what `target_session_attrs=read-write` means to libpq. All are asked at once, so
 * that one that is gone costs no time. The answer is kept until a connection fails.
 */
export class WritableHost {
  #known: string | undefined;
  #asking: Promise<string> | undefined;

  constructor(private readonly addresses: readonly string[]) {
    if (!this.isOneOfSeveral) this.#known = addresses[0];
  }

  get isOneOfSeveral(): boolean {
    return this.addresses.length > 1;
  }

  /** The last answer; the first server before there was one. */
  get known(): string {
    return this.#known ?? this.addresses[0] ?? '';
  }

  /** Throws `NoWritableServer` when there is none now. */
  async find(): Promise<string> {
    if (this.#known !== undefined) return this.#known;
    this.#asking ??= Promise.any(this.addresses.map(probe)).finally(() => (this.#asking = undefined));
    try {
      return (this.#known = await this.#asking);
    } catch (error) {
      throw new NoWritableServer(error);
    }
  }

  /** The server that was known has failed or become a replica: the next `find` asks again. */
  forget(): void {
    if (this.isOneOfSeveral) this.#known = undefined;
  }
}
