import { expect } from 'vitest';
import type { LifeCycle, Transition } from '../../src/domain/stops/lifeCycle';
import { command, insertDriver, makeRun, runPath, stopPath } from './dispatchDay';
import type { StoppedClock, TestRun } from './dispatchDay';
import { insertAddress } from './planningDay';
import { insertVehicle } from './schedulingDay';
import type { TestServer, TestSession } from './server';

/** Milliseconds between two actions. */
const STEP = 5_000;

/** A delivery of one case, with what its actions need. */
export interface ToldDelivery {
  here: TestRun;
  there: TestRun;
  id: number;
  participant: number;
}

/** What the whole record of a recipient must have. */
const OF_PERSON = [
  'first_name',
  'last_name',
  'client_code',
  'gender',
  'status',
  'language',
  'funding_source_id',
  'phone_number',
  'is_active',
];

type Method = 'PUT' | 'POST' | 'DELETE';

/** What an office does to deliveries, and the history that they then have. */
export class ToldDay {
  constructor(
    private readonly server: TestServer,
    private readonly as: TestSession,
    private readonly clock: StoppedClock,
  ) {}

  /** A delivery on a run; an early run has not set out. */
  async delivery(isEarly = false): Promise<ToldDelivery> {
    const { db } = this.server;
    this.clock.advance(STEP);
    const here = await makeRun(db, { isUnderWay: !isEarly });
    const there = await makeRun(db, { cdp_id: here.cdp_id, startsAt: '08:30:00', isUnderWay: false });
    const [participant = 0] = here.participants;
    return { here, there, id: here.stops[0] ?? 0, participant };
  }

  stopNow({ id }: Pick<ToldDelivery, 'id'>) {
    return this.server.db
      .selectFrom('delivery_events')
      .select(['version', 'secuence', 'delivery_manifest_id as run', 'destination_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  /** The run of a delivery with its driver; of a delivery in the pool none. */
  async runNow(runId: number | null) {
    return this.server.db
      .selectFrom('delivery_manifest as m')
      .leftJoin('employees as e', 'e.id', 'm.employee_id')
      .select(['m.name', 'm.version', 'e.full_name as driver'])
      .where('m.id', '=', runId ?? 0)
      .executeTakeFirstOrThrow();
  }

  /** Sends a command, and answers its id. */
  async send(method: Method, path: string, version: number | null, body: object): Promise<string> {
    const done = await this.server.call<{ command_id: string }>(
      method,
      path,
      command(this.as, version, body),
    );
    expect(done.status, `${path} ${JSON.stringify(done.body)}`).toBeLessThan(300);
    return done.body.command_id;
  }

  async onStop(given: ToldDelivery, verb: string, body: object, method: Method = 'POST'): Promise<string> {
    const { version } = await this.stopNow(given);
    return this.send(method, stopPath(given.here, given.id, verb), version, body);
  }

  /** A command on a choice of stops: this one alone. */
  async onChosen(given: ToldDelivery, path: string, body: object): Promise<string> {
    const versions = { [given.id]: (await this.stopNow(given)).version };
    const chosen = { delivery_event_ids: [given.id], versions, ...body };
    return this.send('POST', `/delivery_manifest/${path}`, null, chosen);
  }

  move(given: ToldDelivery, run: number, at: number): Promise<string> {
    return this.onChosen(given, `${run}/move_override`, { at, reason: 'Agreed by phone' });
  }

  async lockRun({ here }: ToldDelivery): Promise<string> {
    const { version } = await this.runNow(here.id);
    return this.send('POST', runPath(here, 'lock'), version, { reason: 'training' });
  }

  async unlockRun({ here }: ToldDelivery): Promise<string> {
    return this.send('POST', runPath(here, 'unlock'), (await this.runNow(here.id)).version, {});
  }

  async deleteRun({ here }: ToldDelivery): Promise<string> {
    const { version } = await this.runNow(here.id);
    return this.send('DELETE', `/delivery_manifest/${here.id}`, version, { reason: 'No driver today' });
  }

  /** Gives its run to another driver, who is called NORA. */
  async newDriver({ here }: ToldDelivery): Promise<string> {
    const employee_id = await insertDriver(this.server.db);
    const named = { first_name: 'NORA', last_name: 'RUIZ' };
    await this.server.db.updateTable('employees').set(named).where('id', '=', employee_id).execute();
    const body = {
      employee_id,
      vehicle_id: await insertVehicle(this.server),
      close_door_pharmacy_id: here.cdp_id,
    };
    const { version } = await this.runNow(here.id);
    return this.send('PUT', `/delivery_manifest/${here.id}`, version, body);
  }

  /** Hands the delivery to a driver on call. */
  async transfer(given: ToldDelivery): Promise<string> {
    const employee_id = await insertDriver(this.server.db);
    const isReady = { on_call: true };
    await this.server.db.updateTable('employees').set(isReady).where('id', '=', employee_id).execute();
    return this.onStop(given, 'transfer_delivery', { employee_id }, 'PUT');
  }

  async undo(commandId: string): Promise<string> {
    this.clock.advance(STEP);
    return this.send('POST', `/commands/${commandId}/undo`, null, {});
  }

  /** Changes the recipient: the whole record, or the part that a form of its own has. */
  async onPerson({ participant }: ToldDelivery, part: '' | '/main_info', changes: object): Promise<void> {
    const path = `/participants/${participant}`;
    const { body } = await this.server.call<Record<string, unknown>>('GET', path, { as: this.as });
    const kept = Object.fromEntries(part === '' ? OF_PERSON.map((name) => [name, body[name]]) : []);
    await this.send('PUT', `${path}${part}`, Number(body.version), { ...kept, ...changes });
  }

  /** Changes the address on file that the delivery goes to. */
  async onAddress(given: ToldDelivery, changes: object): Promise<void> {
    const { db } = this.server;
    const id = await insertAddress(db, given.participant);
    const goesThere = { destination_id: id };
    await db.updateTable('delivery_events').set(goesThere).where('id', '=', given.id).execute();
    await this.send('PUT', `/participants/${given.participant}/addresses/${id}`, 1, changes);
  }

  async history({ id }: Pick<ToldDelivery, 'id'>): Promise<readonly Transition[]> {
    const { run } = await this.stopNow({ id });
    const path = `/delivery_manifest/${run ?? 0}/delivery_events/${id}/life_cycle`;
    const { status, body } = await this.server.call<LifeCycle>('GET', path, { as: this.as });
    expect(status).toBe(200);
    return body.life_cycle.flatMap((day) => day.transitions);
  }
}
