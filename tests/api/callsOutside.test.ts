import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endForgottenCalls } from '../../server/day/calls/callTimes';
import type { Notification } from '../../src/contract/notifications/notifications';
import type { CallView } from '../../src/contract/calls/calls';
import { callingDay, key, leg } from '../support/callingDay';
import { makeRun } from '../support/dispatchDay';
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

describe('numbers outside, in a demo', () => {
  it('a recipient’s number names the recipient and the stop, and rings at the demo phone', async () => {
    const made = (await day.make(ana, { phone_number: '(619) 555-0101' })).body;
    expect(made).toMatchObject({
      phone_number: '6195550101',
      party: {
        kind: 'participant',
        participant_id: day.run.participants[0],
        delivery_event_id: day.run.stops[0],
      },
    });
    const [ringing] = (await day.server.call<CallView[]>('GET', '/demo/phone/calls', { as: ben })).body;
    expect(ringing).toMatchObject({ id: made.id, party: { name: 'ANA D.', participant_id: null } });
    const line = (
      await day.server.call<CallView>('POST', `/demo/phone/calls/${made.id}/answer`, {
        as: ben,
        body: { leg: leg() },
      })
    ).body;
    expect(line).toMatchObject({ state: 'inCall', actions: ['end'], peer: { id: made.leg?.id } });
    expect((await day.current(ben)).calls).toEqual([]);
    const end = await day.server.call<CallView>('POST', `/demo/phone/calls/${made.id}/end`, { as: ben });
    expect(end.body).toMatchObject({ state: 'ended', outcome: 'answered' });
    expect(await day.log(ana, `?delivery_event_id=${day.run.stops[0]}`)).toMatchObject([{ id: made.id }]);
    expect(await day.log(ana, `?participant_id=${day.run.participants[1]}`)).toEqual([]);
  });

  it.each([
    ['6195550150', 'driver'],
    ['6195550100', 'cdp'],
    ['7025550188', 'unknown'],
  ])('%s is a %s', async (phone_number, kind) => {
    expect((await day.make(ana, { phone_number })).body.party.kind).toBe(kind);
  });

  it.each([
    [''],
    ['911'],
    ['12345'],
    ['+52 55 1234 5678'],
    ['ABCDEFGHIJ'],
    ['6195550101;ext=1'],
    ['000-000-0000'],
  ])('%j is no number that can be called', async (phone_number) => {
    expect(await day.make(ana, { phone_number })).toMatchObject({
      status: 422,
      body: { errors: { phone_number: {} } },
    });
  });

  it('a recipient calls the office: it rings for all, the first has it, and opens the stop', async () => {
    const call = (
      await day.server.call<CallView>('POST', '/demo/phone/calls', {
        as: cleo,
        body: { leg: leg(), phone_number: '6195550102' },
      })
    ).body;
    for (const as of [ana, ben])
      expect((await day.current(as)).calls).toMatchObject([
        { id: call.id, leg: null, direction: 'in', party: { delivery_event_id: day.run.stops[1] } },
      ]);
    const both = await Promise.all([day.answer(ana, call.id), day.answer(ben, call.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = both[0]?.status === 200 ? [ana, ben] : [ben, ana];
    expect((await day.current(second)).calls).toEqual([]);
    expect((await day.act(first, call.id, 'end')).body.outcome).toBe('answered');
  });

  it('a call that nobody takes is told to those who take calls, with the stop; one that was taken is not', async () => {
    const ring = async (phone_number: string) =>
      (
        await day.server.call<CallView>('POST', '/demo/phone/calls', {
          as: cleo,
          body: { leg: leg(), phone_number },
        })
      ).body;
    const told = async (as: TestSession) =>
      (await day.server.call<Notification[]>('GET', '/notification', { as })).body.filter(
        ({ type }) => type === 'call_missed',
      );
    const taken = await ring('6195550102');
    await day.answer(ana, taken.id);
    await day.act(ana, taken.id, 'end');
    const missed = await ring('6195550102');
    await day.server.call('POST', `/demo/phone/calls/${missed.id}/end`, { as: cleo });
    const unknown = await ring('7025550188');
    day.clock.advance(31_000);
    await endForgottenCalls(day.server.context);
    const [second, first, ...others] = await told(ana);
    expect(others).toEqual([]);
    expect(first?.jsonBody).toMatchObject({ call_id: missed.id, event_id: day.run.stops[1] });
    expect(first?.title).toBe('Missed call');
    expect(second?.jsonBody).toMatchObject({ call_id: unknown.id, event_id: null });
    expect(second?.body).toBe('(702) 555-0188 called. Nobody took the call.');
    const foreign = await makeRun(day.server.db);
    const pharmacist = await day.server.signInAs('dispatcher', { cdp_id: foreign.cdp_id });
    expect(await told(pharmacist)).toEqual([]);
  });

  it('people of another CDP do not hear it, and do not see it in the log', async () => {
    const foreign = await makeRun(day.server.db);
    const pharmacist = await day.server.signInAs('dispatcher', { cdp_id: foreign.cdp_id });
    const body = { leg: leg(), phone_number: '6195550103' };
    const call = (await day.server.call<CallView>('POST', '/demo/phone/calls', { as: cleo, body })).body;
    expect((await day.current(pharmacist)).calls).toEqual([]);
    expect((await day.answer(pharmacist, call.id)).status).toBe(404);
    expect(await day.log(pharmacist)).toEqual([]);
    const note = { as: pharmacist, body: { note: 'X' }, headers: key() };
    expect((await day.server.call('PUT', `/calls/${call.id}/note`, note)).status).toBe(404);
    // A patient of another CDP has no name there.
    expect((await day.make(pharmacist, { phone_number: '6195550103' })).body.party).toMatchObject({
      kind: 'unknown',
      participant_id: null,
    });
  });
});

describe('what the browsers say to each other', () => {
  const signal = (as: TestSession, id: number, body: object) =>
    day.server.call('POST', `/calls/${id}/signals`, { as, body: { kind: 'offer', payload: 'v=0', ...body } });

  it('reaches the other once, in order, and nobody else', async () => {
    const made = (await day.make(ana, { colleague_id: ben.user_id })).body;
    const taken = (await day.answer(ben, made.id)).body;
    const [from, to] = [taken.leg?.id, made.leg?.id];
    expect((await signal(ben, made.id, { leg: from, to_leg: to })).status).toBe(204);
    expect((await signal(ben, made.id, { leg: from, to_leg: to, kind: 'candidate' })).status).toBe(204);
    const heard = (await day.listen(ana, made)).body.signals;
    expect(heard.map(({ kind }) => kind)).toEqual(['offer', 'candidate']);
    expect((await day.listen(ana, made, heard.at(-1)?.id)).body.signals).toEqual([]);
    expect((await day.listen(cleo, made)).status).toBe(404);
    // Neither in another's name, nor to somebody who is not in the call.
    expect((await signal(cleo, made.id, { leg: from, to_leg: to })).status).toBe(404);
    expect((await signal(ben, made.id, { leg: to, to_leg: from })).status).toBe(404);
    expect((await signal(ben, made.id, { leg: from, to_leg: leg() })).status).toBe(404);
    expect((await signal(ben, made.id, { leg: from, to_leg: to, payload: 'x'.repeat(20_001) })).status).toBe(
      422,
    );
    expect((await signal(ben, made.id, { leg: from, to_leg: to, kind: 'video' })).status).toBe(422);
    await day.act(ana, made.id, 'end');
    expect(await day.server.db.selectFrom('call_signals').select('id').execute()).toEqual([]);
  });
});

describe('the log', () => {
  it('keeps a note with its author, and filters', async () => {
    const { id } = (await day.make(ana, { phone_number: '6195550101' })).body;
    await day.act(ana, id, 'end');
    const write = (note: string | null) =>
      day.server.call('PUT', `/calls/${id}/note`, { as: ana, body: { note }, headers: key() });
    expect((await write('  LEAVE WITH NEIGHBOUR ')).status).toBe(200);
    expect(await day.log(ana)).toMatchObject([{ note: 'LEAVE WITH NEIGHBOUR', noted_by: 'ANA D.' }]);
    expect((await write('x'.repeat(2_001))).status).toBe(422);
    expect((await write(null)).status).toBe(200);
    expect(await day.log(ana)).toMatchObject([{ note: null, noted_by: null }]);
    expect(await day.log(ana, '?outcome=answered')).toEqual([]);
    expect(await day.log(ana, `?outcome=missed&direction=out&user_id=${ana.user_id}`)).toHaveLength(1);
    expect(await day.log(ana, `?user_id=${ben.user_id}`)).toEqual([]);
    expect((await day.server.call('GET', '/calls?outcome=lost', { as: ana })).status).toBe(400);
    const { body } = await day.server.call('GET', '/calls/total_items', { as: ana });
    expect(body).toEqual({ total_items: 1 });
  });

  it('its look names whom it showed in the log of reads', async () => {
    const { id } = (await day.make(ana, { phone_number: '6195550101' })).body;
    await day.act(ana, id, 'end');
    await day.log(ana);
    await day.server.app.reads.flushed();
    const read = await day.server.db
      .selectFrom('audit_entries')
      .select(['action', 'patient_ids'])
      .where('resource', '=', 'calls')
      .where('action', '=', 'search')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(read.patient_ids).toEqual([day.run.participants[0]]);
  });

  it('asks for its right, as calling does', async () => {
    const nobody = await day.server.signInAs('nobody');
    expect((await day.make(nobody, { colleague_id: ben.user_id })).status).toBe(403);
    expect((await day.server.call('GET', '/calls', { as: nobody })).status).toBe(403);
    expect((await day.server.call('GET', '/live?topics=calls', { as: nobody })).status).toBe(403);
    expect((await day.server.call('GET', '/calls/token', { as: ana })).status).toBe(404);
  });
});
