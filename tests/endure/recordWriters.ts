import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database';
import type { Caller } from '../bench/caller';

type Call = [method: string, path: string, body: object, headers: Record<string, string>];

export interface Written {
  id: number;
  name: string;
  version: number;
}

const AGAIN_MS = 200;
/** A call that is neither answered nor cut off after this time was lost by the server. */
const LOST_AFTER_MS = 60_000;

/** People who add and rename clients one after another, each write counted once it is acknowledged. */
export class RecordWriters {
  /** By id: as it was answered last. */
  readonly acknowledged = new Map<number, Written>();
  /** Writes that were not done at the first call, by what the caller was told; `''` is no answer at all. */
  readonly failures = new Map<string, number>();
  /** Milliseconds of each call that succeeded at once, by the moment of its answer. */
  readonly took: { at: number; ms: number }[] = [];
  writes = 0;
  /** Calls that were never answered and never cut off, by method and path. */
  readonly lost: string[] = [];

  constructor(
    private readonly mark: string,
    private readonly isOver: () => boolean,
  ) {}

  /** One person: each write is repeated under its key until it is answered. */
  async write(caller: Caller, pauseMs = 0): Promise<void> {
    for (let count = 1; !this.isOver(); count++) {
      const name = `${this.mark} ${randomUUID().slice(0, 8)} ${count}`;
      const made = await this.#send(caller, 'POST', '/funding_sources', { name });
      if (made)
        await this.#send(caller, 'PATCH', `/funding_sources/${made.id}`, { name: `${name} B` }, made.version);
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  async #send(
    caller: Caller,
    method: string,
    path: string,
    body: object,
    version?: number,
  ): Promise<Written | null> {
    const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
    if (version !== undefined) headers['if-match'] = `"${version}"`;
    for (let tries = 1; !this.isOver() || tries === 1; tries++) {
      const began = performance.now();
      const told = await this.#once(caller, [method, path, body, headers]);
      if (typeof told !== 'string') {
        if (tries === 1) this.took.push({ at: Date.now(), ms: performance.now() - began });
        return told;
      }
      this.failures.set(told, (this.failures.get(told) ?? 0) + 1);
      await sleep(AGAIN_MS);
    }
    return null;
  }

  /** The record, or what the caller was told instead. */
  async #once(caller: Caller, args: Call): Promise<Written | string> {
    const signal = AbortSignal.timeout(LOST_AFTER_MS);
    try {
      const answer = await caller.send(...args, signal);
      const body = (await answer.json()) as Written & { message?: string; status_code?: string };
      if (!answer.ok) return `${answer.status} ${body.status_code ?? ''} ${body.message ?? ''}`.trim();
      this.acknowledged.set(body.id, { id: body.id, name: body.name, version: body.version });
      this.writes += 1;
      return body;
    } catch {
      if (signal.aborted) this.lost.push(`${args[0]} ${args[1]}`);
      return '';
    }
  }

  /** What is not in the database as it was acknowledged, or is there twice or by half; empty when all is right. */
  async faults(db: Db, acknowledged: ReadonlyMap<number, Written> = this.acknowledged): Promise<string[]> {
    const kept = await db
      .selectFrom('funding_sources')
      .select(['id', 'name', 'version'])
      .where('name', 'like', `${this.mark} %`)
      .execute();
    const byId = new Map(kept.map((row) => [row.id, row]));
    const faults = this.lost.map((call) => `${call} was neither answered nor cut off`);
    for (const { id, name, version } of acknowledged.values()) {
      const row = byId.get(id);
      if (!row) faults.push(`${name} was acknowledged and is not there`);
      else if (row.version < version || (row.version === version && row.name !== name))
        faults.push(`${name} was acknowledged as version ${version} and is ${row.version} ${row.name}`);
    }
    const names = new Set(kept.map(({ name }) => name.replace(/ B$/, '')));
    if (names.size < kept.length) faults.push(`${kept.length - names.size} records were made twice`);
    const { rows } = await sql<{ id: number }>`
      select f.id from funding_sources f where f.name like ${`${this.mark} %`} and f.version <> (
        select count(*) from audit_entries a where a.resource = 'funding_sources' and a.record_id = f.id)`.execute(
      db,
    );
    if (rows.length > 0) faults.push(`${rows.length} records differ from the log of changes`);
    return faults;
  }
}
