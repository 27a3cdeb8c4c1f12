import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../server/records/accounts/passwords';
import { routePermissions } from '../../server/platform/plugins/access';
import type { PermissionPair } from '../../server/platform/plugins/actor';
import { testCdp, testEmployee } from './places';
import type { TestServer, TestSession } from './server';

export const PASSWORD = 'Right-1234!';

export interface Person {
  session: TestSession;
  employee: number;
}

export interface Acted {
  status: number;
  body: Record<string, unknown>;
}
export type Act = (as: TestSession, target: Person) => Promise<Acted>;

/** People with accounts on a test server, and every way in which one acts on another's account. */
export async function accountPeople(server: TestServer) {
  const password_hash = await hashPassword(PASSWORD);

  /** An employee with an account of these rights, and an open session. */
  async function person(permissions: readonly PermissionPair[], user: object = {}): Promise<Person> {
    const employee = await testEmployee(server.db, { type: 'Administrator' });
    const options = { permissions, employee_id: employee, password_hash, ...user };
    return { employee, session: await server.signInAs('nobody', options) };
  }
  const everything = () => routePermissions(server.app);
  const administrator = (user: object = {}) => person(everything(), user);

  async function write(
    as: TestSession,
    method: 'PUT' | 'PATCH',
    employee: number,
    path: string,
    body: object,
  ) {
    const { version } = await server.db
      .selectFrom('employees')
      .select('version')
      .where('id', '=', employee)
      .executeTakeFirstOrThrow();
    const headers = { 'if-match': `"${version}"` };
    return server.call(method, `/employees/${employee}${path}`, { as, body, headers });
  }

  /** The account as it stands, with a change. */
  async function setAccount(as: TestSession, { session, employee }: Person, change: object) {
    const body = { email: session.email, user_type_id: session.user_type_id, is_cdp: false, cdp_id: null };
    return write(as, 'PUT', employee, '/account', { ...body, ...change });
  }

  function stored({ session }: Person) {
    return server.db
      .selectFrom('users')
      .select(['email', 'user_type_id', 'is_cdp', 'is_active', 'is_blocked'])
      .where('id', '=', session.user_id)
      .executeTakeFirstOrThrow();
  }

  /** Everything that acts on somebody else's account. */
  const ways: Record<WayName, Act> = {
    email: (as, target) => setAccount(as, target, { email: 'taken.over@example.test' }),
    role: async (as, target) => {
      const { user_type_id } = await server.signInAs('nobody');
      return setAccount(as, target, { user_type_id });
    },
    cdp: async (as, target) => setAccount(as, target, { is_cdp: true, cdp_id: await testCdp(server.db) }),
    deactivation: (as, { employee }) => write(as, 'PATCH', employee, '', { is_active: false }),
    block: (as, { session }) => server.call('PATCH', `/users/${session.user_id}/block`, { as }),
    reactivation: (as, { session }) => server.call('PATCH', `/users/${session.user_id}/reactivate`, { as }),
    passwordLink: (as, { session }) => server.call('GET', `/users/${session.user_id}/fetch_password`, { as }),
    resetFactors: async (as, { session }) => {
      await server.db
        .insertInto('passkeys')
        .values({
          user_id: session.user_id,
          credential_id: randomUUID(),
          public_key: 'none',
          counter: 0,
          name: 'Phone',
          transports: '[]',
          created_at: server.clock.now(),
        })
        .execute();
      return server.call('DELETE', `/users/${session.user_id}/second_factor`, { as });
    },
    cancelEmail: (as, { employee }) =>
      server.call('DELETE', `/employees/${employee}/account/email_change`, { as }),
    sendEmail: (as, { employee }) =>
      server.call('POST', `/employees/${employee}/account/email_change/send`, { as }),
  };
  return { person, administrator, everything, write, setAccount, stored, ways };
}

export const WAY_NAMES = [
  'email',
  'role',
  'cdp',
  'deactivation',
  'block',
  'reactivation',
  'passwordLink',
  'resetFactors',
  'cancelEmail',
  'sendEmail',
] as const;
export type WayName = (typeof WAY_NAMES)[number];
