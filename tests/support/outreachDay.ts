import { expect } from 'vitest';
import type { ChannelsByEvent } from '../../src/domain/messages/recipientRules';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, makeRun, stopPath, type TestRun } from './dispatchDay';
import type { TestServer, TestSession } from './server';

/** A day whose recipients are told what happens, each with a phone of their own. */
export class OutreachDay {
  constructor(
    readonly server: TestServer,
    readonly as: TestSession,
    readonly run: TestRun,
  ) {}

  static async make(
    server: TestServer,
    as: TestSession,
    options: Parameters<typeof makeRun>[1],
  ): Promise<OutreachDay> {
    const day = new OutreachDay(server, as, await makeRun(server.db, options));
    for (const [index, id] of day.run.participants.entries())
      await server.db
        .updateTable('participants')
        .set({ phone_number: day.phoneOf(index) })
        .where('id', '=', id)
        .execute();
    return day;
  }

  phoneOf(index: number): string {
    return `6195${String(this.run.id).padStart(4, '0')}${String(index).padStart(2, '0')}`;
  }

  stop(index: number): number {
    return this.run.stops[index] ?? 0;
  }

  async versionOf(id: number): Promise<number> {
    const query = this.server.db.selectFrom('delivery_events').select('version').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).version;
  }

  async change(id: number, body: object, as = this.as): Promise<CommandAnswer> {
    const answer = await this.server.call<CommandAnswer>(
      'POST',
      stopPath(this.run, id, 'change_status_override'),
      command(as, await this.versionOf(id), body),
    );
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return answer.body;
  }

  deliver(index: number): Promise<CommandAnswer> {
    return this.change(this.stop(index), { delivery_event_status_id: 4, receptor_name: 'CARLA' });
  }

  fail(index: number): Promise<CommandAnswer> {
    const reason = { non_delivery_reason_id: 1, comments: 'Nobody there' };
    return this.change(this.stop(index), { delivery_event_status_id: 11, ...reason });
  }

  /** The driver pulls out. */
  async start(): Promise<void> {
    const driver = await this.server.signInAs('driver', { employee_id: this.run.employee_id });
    const path = stopPath(this.run, this.run.pullOut, 'change_status');
    const started = await this.server.call('POST', path, command(driver, 1, { delivery_event_status_id: 4 }));
    expect(started.status).toBe(200);
  }

  messages() {
    return this.server.db
      .selectFrom('messages')
      .selectAll()
      .where('close_door_pharmacy_id', '=', this.run.cdp_id)
      .orderBy('id')
      .execute();
  }

  /** Event, phone by its place in the run, and state of each message. */
  async heard(): Promise<string[]> {
    const phones = this.run.participants.map((_id, index) => this.phoneOf(index));
    const rows = await this.messages();
    return rows.map(({ event, recipient, state }) => `${event} ${phones.indexOf(recipient)} ${state}`);
  }
}

/** The operation's rules; the others are removed. */
export async function setRules(server: TestServer, channels: ChannelsByEvent): Promise<void> {
  await server.db
    .deleteFrom('recipient_rules')
    .where((or) =>
      or.or([or('close_door_pharmacy_id', 'is not', null), or('funding_source_id', 'is not', null)]),
    )
    .execute();
  await server.db
    .updateTable('recipient_rules')
    .set({ channels: JSON.stringify(channels) })
    .execute();
}

export const ALL_NEWS: ChannelsByEvent = {
  outForDelivery: ['sms', 'email'],
  next: ['sms'],
  arrived: ['sms'],
  delivered: ['sms', 'email'],
  attemptFailed: ['sms', 'email', 'voice'],
  rescheduled: ['sms'],
};
