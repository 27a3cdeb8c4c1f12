import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallView, Colleague } from '../../src/contract/calls/calls';
import { endForgottenCalls } from '../../server/day/calls/callTimes';
import { callingDay, key, leg } from '../support/callingDay';
import type { TestSession } from '../support/server';

let day: Awaited<ReturnType<typeof callingDay>>;
let ana: TestSession;
let ben: TestSession;
let cleo: TestSession;
beforeAll(async () => {
  day = await callingDay();
  ({ ana, ben, cleo } = day);
});
afterAll(() => day.server.close());
beforeEach(async () => {
  await day.server.db.deleteFrom('calls').execute();
});

describe('a call between colleagues', () => {
  it('rings at the colleague, is answered, held, resumed and ended, and is in the log once', async () => {
    const made = (await day.make(ana, { colleague_id: ben.user_id })).body;
    expect(made).toMatchObject({ state: 'ringing', direction: 'out', actions: ['end'] });
    expect(made.party).toMatchObject({ kind: 'colleague', name: 'BEN D.' });
    const [ringing] = (await day.current(ben)).calls;
    expect(ringing).toMatchObject({
      id: made.id,
      direction: 'in',
      party: { name: 'ANA D.' },
      actions: ['answer', 'decline'],
    });
    expect((await day.current(cleo)).calls).toEqual([]);

    const taken = (await day.answer(ben, made.id)).body;
    expect(taken).toMatchObject({ state: 'inCall', opens: true, peer: { id: made.leg?.id, name: 'ANA D.' } });
    const heard = (await day.listen(ana, made)).body.call;
    expect(heard).toMatchObject({ state: 'inCall', opens: false, peer: { id: taken.leg?.id } });
    expect((await day.act(ana, made.id, 'hold')).body.state).toBe('onHold');
    expect((await day.act(ben, made.id, 'resume')).body.state).toBe('inCall');
    day.clock.advance(65_000);
    expect((await day.act(ben, made.id, 'end')).body).toMatchObject({ state: 'ended', outcome: 'answered' });
    expect((await day.listen(ana, made)).body.call).toMatchObject({ state: 'ended', outcome: 'answered' });

    const entries = await day.log(ana);
    expect(entries).toMatchObject([
      { id: made.id, party_name: 'BEN D.', people: ['ANA D.', 'BEN D.'], outcome: 'answered' },
    ]);
    expect(entries[0]?.seconds).toBeGreaterThanOrEqual(64);
    const audit = await day.server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'calls')
      .where('record_id', '=', made.id)
      .execute();
    expect(audit).toMatchObject([{ changes: { outcome: { to: 'answered' } } }]);
  });

  it.each([
    ['decline', () => ben, 'declined'],
    ['end', () => ana, 'missed'],
  ] as const)('%s while it rings: %s', async (action, who, outcome) => {
    const { id } = (await day.make(ana, { colleague_id: ben.user_id })).body;
    expect((await day.act(who(), id, action)).body).toMatchObject({ state: 'ended', outcome });
    expect(await day.log(ana)).toMatchObject([{ outcome, seconds: null, people: ['ANA D.'] }]);
    expect((await day.answer(ben, id)).status).toBe(409);
  });

  it('who is in a call is busy, and that is in the log too', async () => {
    const { id } = (await day.make(ana, { colleague_id: ben.user_id })).body;
    await day.answer(ben, id);
    const colleagues = (await day.server.call<Colleague[]>('GET', '/calls/colleagues', { as: cleo })).body;
    expect(colleagues.find((each) => each.id === ben.user_id)).toMatchObject({ is_busy: true });
    expect((await day.make(cleo, { colleague_id: ben.user_id })).body).toMatchObject({
      state: 'ended',
      outcome: 'busy',
    });
    expect(await day.make(ana, { colleague_id: cleo.user_id })).toMatchObject({
      status: 409,
      body: { args: { reason: 'alreadyCalling' } },
    });
  });

  it('of two windows that answer at once one has the call', async () => {
    const { id } = (await day.make(ana, { colleague_id: ben.user_id })).body;
    const both = await Promise.all([day.answer(ben, id), day.answer(ben, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('two who call each other at once: one call rings, the other is busy', async () => {
    const both = await Promise.all([
      day.make(ana, { colleague_id: ben.user_id }),
      day.make(ben, { colleague_id: ana.user_id }),
    ]);
    const outcomes = both.map(({ status, body }) => (status === 409 ? 'refused' : body.state)).sort();
    expect(outcomes).toEqual(['refused', 'ringing']);
  });

  it('a repeated request under one key is one call', async () => {
    const headers = key();
    const body = { leg: leg(), colleague_id: ben.user_id };
    const one = await day.server.call<CallView>('POST', '/calls', { as: ana, body, headers });
    const two = await day.server.call<CallView>('POST', '/calls', { as: ana, body, headers });
    expect(two.body.id).toBe(one.body.id);
    expect(await day.log(ana)).toHaveLength(1);
  });

  it.each([
    ['nobody', () => 999_999],
    ['a driver', () => 0],
    ['oneself', () => ana.user_id],
  ])('%s cannot be called', async (what, id) => {
    const driver = what === 'a driver' ? await day.server.signInAs('driver') : null;
    const refused = await day.make(ana, { colleague_id: driver?.user_id ?? id() });
    expect(refused).toMatchObject({ status: 409, body: { args: { reason: 'colleagueAway' } } });
  });
});

describe('a transfer', () => {
  const talk = async () => {
    const { id } = (await day.make(ana, { colleague_id: ben.user_id })).body;
    await day.answer(ben, id);
    return id;
  };

  it('rings at the colleague, who takes the call over; who gave it away has left it', async () => {
    const id = await talk();
    expect((await day.act(ana, id, 'transfer', { colleague_id: cleo.user_id })).body).toMatchObject({
      state: 'transferring',
      transferTo: 'CLEO D.',
      actions: ['end', 'takeBack'],
    });
    const taken = (await day.answer(cleo, id)).body;
    expect(taken).toMatchObject({ state: 'inCall', opens: true, peer: { name: 'BEN D.' } });
    expect((await day.current(ana)).calls).toEqual([]);
    expect((await day.act(ana, id, 'end')).status).toBe(409);
    // Who gave it away can be called again at once.
    expect((await day.make(ana, { colleague_id: cleo.user_id })).body.outcome).toBe('busy');
    expect((await day.act(cleo, id, 'end')).body.outcome).toBe('answered');
    expect((await day.log(ana)).find((entry) => entry.id === id)?.people).toEqual([
      'ANA D.',
      'BEN D.',
      'CLEO D.',
    ]);
  });

  it.each([
    ['is declined', (id: number) => day.act(cleo, id, 'decline')],
    ['is taken back', (id: number) => day.act(ana, id, 'takeBack')],
  ])('that %s leaves the call where it was', async (_, end) => {
    const id = await talk();
    await day.act(ana, id, 'transfer', { colleague_id: cleo.user_id });
    await end(id);
    expect((await day.current(ana)).calls).toMatchObject([{ id, state: 'inCall', transferTo: null }]);
    expect((await day.current(cleo)).calls).toEqual([]);
  });

  it('names its colleague, who must be free and there', async () => {
    const id = await talk();
    expect(await day.act(ana, id, 'transfer')).toMatchObject({
      status: 422,
      body: { errors: { colleague_id: {} } },
    });
    const away = await day.act(ana, id, 'transfer', { colleague_id: 999_999 });
    expect(away.body).toMatchObject({ args: { reason: 'colleagueAway' } });
    const busy = await day.act(ana, id, 'transfer', { colleague_id: ben.user_id });
    expect(busy.body).toMatchObject({ args: { reason: 'colleagueBusy' } });
  });
});

describe('calls that nobody ends', () => {
  it('rings for half a minute', async () => {
    const made = (await day.make(ana, { colleague_id: ben.user_id })).body;
    day.clock.advance(25_000);
    expect((await day.listen(ana, made)).body.call.state).toBe('ringing');
    day.clock.advance(6_000);
    expect((await day.listen(ana, made)).body.call).toMatchObject({ state: 'ended', outcome: 'missed' });
    expect((await day.current(ben)).calls).toEqual([]);
  });

  it('a transfer that nobody takes comes back', async () => {
    const made = (await day.make(ana, { colleague_id: ben.user_id })).body;
    await day.answer(ben, made.id);
    await day.act(ana, made.id, 'transfer', { colleague_id: cleo.user_id });
    day.clock.advance(31_000);
    expect((await day.listen(ana, made)).body.call).toMatchObject({ state: 'inCall', transferTo: null });
  });

  it('a closed browser is noticed', async () => {
    const made = (await day.make(ana, { colleague_id: ben.user_id })).body;
    await day.answer(ben, made.id);
    day.clock.advance(30_000);
    await day.listen(ana, made);
    await endForgottenCalls(day.server.context);
    expect((await day.current(ana)).calls).toHaveLength(1);
    day.clock.advance(20_000);
    await day.listen(ana, made);
    await endForgottenCalls(day.server.context);
    expect((await day.current(ana)).calls).toEqual([]);
    expect(await day.log(ana)).toMatchObject([{ outcome: 'answered' }]);
  });
});
