import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database';

/** Names of clients, and whose the three letters of a code are; asked once per check. */
export class ClientNames {
  #names: Map<number, string> | undefined;
  readonly #letters = new Map<string, number | null>();

  constructor(private readonly db: Db | Trx) {}

  async nameOf(id: number): Promise<string> {
    this.#names ??= new Map(
      (await this.db.selectFrom('funding_sources').select(['id', 'name']).execute()).map((client) => [
        client.id,
        client.name,
      ]),
    );
    return this.#names.get(id) ?? '';
  }

  /** The client whose participants have these letters in their codes; null when there is none. */
  ownerOf(letters: string): number | null {
    return this.#letters.get(letters) ?? null;
  }

  /** Looks up the letters of these codes that are not cached yet. */
  async learn(codes: readonly string[]): Promise<void> {
    const letters = [...new Set(codes.map((code) => code.slice(0, 3)))].filter(
      (each) => !this.#letters.has(each),
    );
    if (letters.length === 0) return;
    const { rows } = await sql<{ letters: string; funding_source_id: number | null }>`
      select l.letters, (select p.funding_source_id from participants p
        where p.client_code between l.letters || '000000' and l.letters || '999999'
        order by p.client_code limit 1) as funding_source_id
      from unnest(${letters}::text[]) as l (letters)`.execute(this.db);
    for (const row of rows) this.#letters.set(row.letters, row.funding_source_id);
  }
}
