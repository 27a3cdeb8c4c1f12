import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationPreferences, TypeChoice } from '../../src/contract/notifications/preferences';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let ana: TestSession;
let admin: TestSession;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator');
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await server.signInAs('dispatcher');
});

const read = async (as = ana) =>
  (await server.call<NotificationPreferences>('GET', '/notification_preferences', { as })).body;
const save = (body: object, as = ana) =>
  server.call<NotificationPreferences>('PUT', '/notification_preferences', { as, body });
const ways = (on: string[]) => ({
  bell: on.includes('bell'),
  sound: on.includes('sound'),
  push: on.includes('push'),
  email: on.includes('email'),
});
const of = ({ choices }: { choices: TypeChoice[] }, type: string) => choices.find((one) => one.type === type);
const defaults = (id = ana.user_type_id, as = admin) =>
  server.call<{ choices: TypeChoice[] }>('GET', `/user_types/${id}/notification_defaults`, { as });
const setDefaults = (choices: object[], as = admin) =>
  server.call<{ choices: TypeChoice[] }>('PUT', `/user_types/${ana.user_type_id}/notification_defaults`, {
    as,
    body: { choices },
  });

describe('a person', () => {
  it('has the defaults of what they can hear, and nothing of what needs a right that they lack', async () => {
    const found = await read();
    expect(of(found, 'delivery_failed')).toEqual({
      type: 'delivery_failed',
      name: 'Delivery failed',
      ways: ways(['bell', 'sound', 'push']),
      is_own: false,
    });
    expect(of(found, 'override_sign_in')).toBeUndefined();
    const nobody = await server.signInAs('nobody');
    expect((await read(nobody)).choices.map(({ type }) => type)).not.toContain('delivery_failed');
  });

  it('chooses a way, nothing, and takes a choice back', async () => {
    const chosen = await save({
      choices: [
        { type: 'delivery_failed', ways: ways(['email', 'sound']) },
        { type: 'run_started', ways: ways([]) },
      ],
      quiet_hours: null,
    });
    expect(chosen.status).toBe(200);
    // A sound comes with the bell.
    expect(of(chosen.body, 'delivery_failed')).toMatchObject({
      ways: ways(['bell', 'sound', 'email']),
      is_own: true,
    });
    expect(of(await read(), 'run_started')).toMatchObject({ ways: ways([]), is_own: true });
    const back = await save({ choices: [{ type: 'run_started', ways: null }], quiet_hours: null });
    expect(of(back.body, 'run_started')).toMatchObject({ ways: ways(['bell']), is_own: false });
    expect(of(back.body, 'delivery_failed')).toMatchObject({ is_own: true });
  });

  it('has quiet hours, over midnight too, and takes them away', async () => {
    const night = { starts: '22:00:00', ends: '06:00:00', urgent_passes: false };
    expect((await save({ choices: [], quiet_hours: night })).body.quiet_hours).toEqual(night);
    expect((await read()).quiet_hours).toEqual(night);
    expect((await save({ choices: [], quiet_hours: null })).body.quiet_hours).toBeNull();
  });

  it.each([
    [{ choices: [{ type: 'gone', ways: null }], quiet_hours: null }, 'choices[0].type'],
    [{ choices: [{ type: 'override_sign_in', ways: ways([]) }], quiet_hours: null }, 'choices[0].type'],
    [{ choices: [{ type: 'stop_late', ways: { bell: true } }], quiet_hours: null }, 'choices[0].ways.sound'],
    [
      { choices: [], quiet_hours: { starts: '22:00:00', ends: '22:00:00', urgent_passes: true } },
      'quiet_hours',
    ],
    [
      { choices: [], quiet_hours: { starts: '25:00', ends: '06:00:00', urgent_passes: true } },
      'quiet_hours.starts',
    ],
    [{ choices: [] }, 'quiet_hours'],
  ])('%o is refused at its field', async (body, field) => {
    const answer = await server.call<{ errors: object }>('PUT', '/notification_preferences', {
      as: ana,
      body,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });
});

describe('the defaults of a role', () => {
  it('are set by whoever may change roles, reach people who did not choose, and are in the log', async () => {
    await save({ choices: [{ type: 'stop_late', ways: ways(['push']) }], quiet_hours: null });
    const set = await setDefaults([
      { type: 'stop_late', ways: ways([]) },
      { type: 'run_started', ways: ways(['bell', 'sound']) },
    ]);
    expect(of(set.body, 'run_started')).toMatchObject({ is_own: true });
    const found = await read();
    expect(of(found, 'run_started')).toMatchObject({ ways: ways(['bell', 'sound']), is_own: false });
    expect(of(found, 'stop_late')).toMatchObject({ ways: ways(['push']), is_own: true });
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['resource', 'user_id', 'changes'])
      .where('record_id', '=', ana.user_type_id)
      .where('resource', '=', 'user_types')
      .executeTakeFirstOrThrow();
    expect(Object.keys(entry.changes)).toEqual(['notification_defaults']);
  });

  it('are nobody else’s, and a role that is not there has none', async () => {
    expect((await defaults(ana.user_type_id, ana)).status).toBe(403);
    expect((await setDefaults([], ana)).status).toBe(403);
    expect((await defaults(999_999)).status).toBe(404);
  });
});
