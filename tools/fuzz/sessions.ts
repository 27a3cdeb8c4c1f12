import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/demo/staff';
import { dropSettings } from '../../server/platform/settings/readSettings';
import type { Db } from '../../server/platform/database/database';
import type { FuzzAnswer } from './sendRequest';

/** One account for each role of the demo. Drivers sign in on the app, all others on the web. */
const ACCOUNTS = new Map<string, string>(
  DEMO_ACCOUNTS.filter((account) => !account.newcomer)
    .toReversed()
    .map(({ role, email }) => [role, email] as const),
);
export const FUZZ_ROLES: readonly string[] = [...ACCOUNTS.keys()].toReversed();

const KEPT = ['user_types', 'users', 'settings'] as const;
const PERMISSIONS = 'user_type_permissions';
const keptOf = (table: string) => sql.ref(`fuzz_${table}`);

/** Answers to a session that has ended, is stale, or must choose a password or set up a second factor first. */
const SESSION_IS_OVER = /"status_code":"auth0(0[5-9]|10)"/;

/** The accounts that the requests are sent with: what they do to themselves is put right, so that the search goes on. */
export class FuzzSessions {
  readonly #headers = new Map<string, Record<string, string>>();

  private constructor(
    private readonly app: FastifyInstance,
    private readonly db: Db,
  ) {}

  /** On a demo as it was loaded. */
  static async open(app: FastifyInstance, db: Db): Promise<FuzzSessions> {
    for (const table of [...KEPT, PERMISSIONS])
      await sql`create table ${keptOf(table)} as select * from ${sql.ref(table)}`.execute(db);
    return new FuzzSessions(app, db);
  }

  async headersOf(role: string): Promise<Record<string, string>> {
    const known = this.#headers.get(role);
    if (known) return known;
    const made = (await this.#signIn(role)) ?? (await this.#restored(role));
    this.#headers.set(role, made);
    return made;
  }

  /** Whether the answer says that the role has no session any more; the next request signs in again. */
  hasEnded(role: string, answer: FuzzAnswer): boolean {
    if (!SESSION_IS_OVER.test(answer.body)) return false;
    return this.#headers.delete(role);
  }

  async #signIn(role: string): Promise<Record<string, string> | null> {
    const answer = await this.app.inject({
      method: 'POST',
      url: '/api/users/sign_in',
      payload: {
        email: ACCOUNTS.get(role),
        password: DEMO_PASSWORD,
        client: role === 'Driver' ? 'mobile' : 'web',
      },
    });
    if (answer.statusCode !== 200) return null;
    const { Authorization, must_set_second_factor } = answer.json<{
      Authorization: string;
      must_set_second_factor: boolean;
    }>();
    // A request has made it a must of the role: the role is put back.
    if (must_set_second_factor) return null;
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { cookie, authorization: Authorization };
  }

  /** Signs in after accounts, roles and settings have been put back as they were. */
  async #restored(role: string): Promise<Record<string, string>> {
    for (const table of KEPT) await this.#putBack(table);
    await this.db.deleteFrom('sign_in_throttle').execute();
    for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const)
      await this.db.deleteFrom(table).execute();
    await sql`delete from ${sql.ref(PERMISSIONS)} p using ${keptOf('user_types')} k where p.user_type_id = k.id`.execute(
      this.db,
    );
    await sql`insert into ${sql.ref(PERMISSIONS)} select * from ${keptOf(PERMISSIONS)}`.execute(this.db);
    this.app.sessions.dropAll();
    this.app.permissions.dropAll();
    dropSettings(this.db);
    const made = await this.#signIn(role);
    if (!made) throw new Error(`The role ${role} cannot sign in any more`);
    return made;
  }

  async #putBack(table: (typeof KEPT)[number]): Promise<void> {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = 'public'`.execute(this.db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    const key = sql.ref(table === 'settings' ? 'name' : 'id');
    const kept = keptOf(table);
    await sql`update ${sql.ref(table)} t set (${columns}) = (select ${columns} from ${kept} k where k.${key} = t.${key})
      where t.${key} in (select ${key} from ${kept})`.execute(this.db);
  }
}
