import { randomUUID } from 'node:crypto';
import type { CallEntry } from '../../src/contract/calls/callLog';
import type { CallSignal, CallView, CurrentCalls } from '../../src/contract/calls/calls';
import { DAY, makeRun } from './dispatchDay';
import { TestClock, testServer, type TestServer, type TestSession } from './server';

export const leg = randomUUID;
export const key = () => ({ 'idempotency-key': randomUUID() });

/** What people do with calls. */
export function callsOn(server: TestServer) {
  return {
    make: (as: TestSession, body: object) =>
      server.call<CallView>('POST', '/calls', { as, body: { leg: leg(), ...body }, headers: key() }),
    answer: (as: TestSession, id: number, own = leg()) =>
      server.call<CallView>('POST', `/calls/${id}/answer`, { as, body: { leg: own } }),
    act: (as: TestSession, id: number, action: string, more: object = {}) =>
      server.call<CallView>('POST', `/calls/${id}/action`, { as, body: { action, ...more } }),
    current: async (as: TestSession) =>
      (await server.call<CurrentCalls>('GET', '/calls/current', { as })).body,
    log: async (as: TestSession, query = '') =>
      (await server.call<CallEntry[]>('GET', `/calls${query}`, { as })).body,
    listen: (as: TestSession, call: CallView, after = 0) =>
      server.call<{ call: CallView; signals: CallSignal[] }>(
        'PUT',
        `/calls/${call.id}/legs/${call.leg?.id ?? ''}`,
        { as, body: { after } },
      ),
  };
}

/** A server at noon of the test day with three dispatchers, and a run whose people have phones. */
export async function callingDay() {
  const clock = new TestClock();
  clock.advance(new Date(`${DAY}T18:00:00Z`).getTime() - Date.now());
  const server = await testServer({ clock });
  const ana = await server.signInAs('dispatcher', { full_name: 'ANA D.' });
  const ben = await server.signInAs('dispatcher', { full_name: 'BEN D.' });
  const cleo = await server.signInAs('dispatcher', { full_name: 'CLEO D.' });
  const run = await makeRun(server.db);
  for (const [index, id] of run.participants.entries()) {
    const phone_number = `619555010${index + 1}`;
    await server.db.updateTable('participants').set({ phone_number }).where('id', '=', id).execute();
  }
  const driver = { phone_number: '6195550150' };
  await server.db.updateTable('employees').set(driver).where('id', '=', run.employee_id).execute();
  return { server, clock, ana, ben, cleo, run, ...callsOn(server) };
}
