import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { deviceLabel } from '../../../src/domain/access/deviceLabel';
import type { AccessKind, AccessReason } from '../../../src/domain/access/accessLog';
import type { ServerContext } from '../../context';
import { loggable } from '../plugins/errorHandler';

/** Different entries of one minute on one server; what comes beyond is counted together, per kind. */
const MAX_PER_MINUTE = 200;

/** Whose access it is; `user_id` is null for an e-mail that no account has. */
export interface AccessAccount {
  user_id: number | null;
  account: string;
}

interface AccessNote extends AccessAccount {
  kind: AccessKind;
  actor_name?: string;
  reason?: AccessReason;
  http_method?: string;
  path_route?: string;
}

type Row = ReturnType<typeof rowOf>;

interface Counted {
  row: Row;
  /** Beyond the entry that is written. */
  more: number;
  last: Date;
}

/** Represents all entries above the limit of a minute. */
const MANY = {
  user_id: null,
  account: '',
  actor_name: null,
  remote_address: null,
  device_label: null,
  http_method: null,
  path_route: null,
  reason: 'flood' as const,
};

function rowOf(request: FastifyRequest, note: AccessNote) {
  return {
    kind: note.kind,
    user_id: note.user_id,
    account: note.account,
    actor_name: note.actor_name ?? null,
    remote_address: request.ip as string | null,
    device_label: deviceLabel(request.headers['user-agent']),
    http_method: note.http_method ?? null,
    path_route: note.path_route ?? null,
    reason: note.reason ?? null,
  };
}

/**
 * Writes failed sign-ins and denied accesses. The first of its kind in a minute (same account, address, route) is
 * written at once. The others of that minute are written as one entry with their number: a flood is two rows a minute
 * for each, and at most 200 different ones. A server that is killed loses the numbers of its last minute, never the
 * first entries.
 */
export class AccessLog {
  #minute = 0;
  #counted = new Map<string, Counted>();

  constructor(private readonly context: Pick<ServerContext, 'db' | 'clock' | 'log'>) {}

  /** To call outside a transaction. Never throws: an answer does not fail for want of its log entry. */
  async note(request: FastifyRequest, note: AccessNote): Promise<void> {
    const at = this.context.clock();
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== this.#minute) await this.flush();
    this.#minute = minute;
    let row = rowOf(request, note);
    let key = JSON.stringify(row);
    if (!this.#counted.has(key) && this.#counted.size >= MAX_PER_MINUTE) {
      row = { ...MANY, kind: row.kind };
      key = JSON.stringify(row);
    }
    const counted = this.#counted.get(key);
    if (counted) {
      counted.more += 1;
      counted.last = at;
      return;
    }
    this.#counted.set(key, { row, more: 0, last: at });
    await this.#write([{ ...row, at, repeats: 1 }]);
  }

  /** Writes the numbers of the minute that is over. */
  async flush(): Promise<void> {
    const counted = [...this.#counted.values()].filter(({ more }) => more > 0);
    this.#counted = new Map();
    await this.#write(counted.map(({ row, more, last }) => ({ ...row, at: last, repeats: more })));
  }

  async #write(rows: readonly (Row & { at: Date; repeats: number })[]): Promise<void> {
    if (rows.length === 0) return;
    try {
      await this.context.db
        .insertInto('access_entries')
        .values([...rows])
        .execute();
    } catch (error) {
      this.context.log.error(
        { error: loggable(error), entries: rows.length },
        'the access log was not written',
      );
    }
  }
}
