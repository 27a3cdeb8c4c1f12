import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '../../src/contract/logs/activity';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { inTransaction } from '../../server/platform/database/transaction';
import { writeAudit } from '../../server/platform/plugins/audit';
import { House, resourceNamed, type Row } from '../resources/conformance/house';
import type { TestSession } from '../support/server';

let house: House;
let admin: TestSession;
let ours: Row;
let others: Row;
let delivery: Row;
let pharmacy: TestSession;

beforeAll(async () => {
  house = await House.open();
  admin = await house.server.signInAs('administrator', { full_name: 'Ada Admin' });
  const [ownCdp, otherCdp] = [await house.add(resourceNamed('cdps')), await house.add(resourceNamed('cdps'))];
  ours = await house.add(resourceNamed('participants'));
  others = await house.add(resourceNamed('participants'));
  const deliveries = resourceNamed('delivery_events');
  delivery = await house.add(deliveries, {
    close_door_pharmacy_id: ownCdp.id,
    participant_id: ours.id,
  });
  await house.add(deliveries, { close_door_pharmacy_id: otherCdp.id, participant_id: others.id });
  const permissions = house.server.app.routeTable.flatMap(({ method, path }) => [[method, path] as const]);
  pharmacy = await house.server.signInAs('pharmacy', { permissions, cdp_id: ownCdp.id });
});
afterAll(() => house.close());

async function log(query: string, as = admin): Promise<ActivityEntry[]> {
  await house.server.app.reads.flushed();
  const answer = await house.server.call<ActivityEntry[]>('GET', `/activity_logger?${query}`, { as });
  expect(answer.status).toBe(200);
  return answer.body;
}

const looks = (participant: Row) =>
  log(`resource=participants&record_id=${participant.id}&kind=reads`).then((entries) =>
    entries.map(({ user_name, action, resource, changes }) => ({ user_name, action, resource, changes })),
  );

describe('"Who looked at this patient?"', () => {
  it('is answered for a record that was opened, and for each part of it', async () => {
    await house.server.call('GET', `/participants/${others.id}`, { as: admin });
    expect((await looks(others))[0]).toEqual({
      user_name: 'Ada Admin',
      action: 'read',
      resource: 'participants',
      changes: { id: { from: null, to: others.id }, part: { from: null, to: 'details' } },
    });
  });

  it('is answered for a search: what was asked, and how many it showed', async () => {
    await house.server.call('POST', '/participants/search', { as: admin, body: { id: String(ours.id) } });
    const [entry] = await looks(ours);
    expect(entry).toMatchObject({
      action: 'search',
      changes: { asked: { to: { id: String(ours.id) } }, rows: { to: 1 } },
    });
  });

  it('is answered for an export, and for a delivery that names the patient', async () => {
    await house.server.call('GET', `/participants/csv?id=${ours.id}`, { as: admin });
    expect((await looks(ours))[0]).toMatchObject({ action: 'export', changes: { rows: { to: 1 } } });
    await house.server.call('GET', `/delivery_events/${delivery.id}`, { as: admin });
    expect((await looks(ours))[0]).toMatchObject({ action: 'read', resource: 'delivery_events' });
  });

  it('is not asked for what shows nobody: a refusal, a record without patients', async () => {
    const before = await log('kind=reads');
    await house.server.call('GET', '/participants/999999', { as: admin });
    await house.server.call('GET', '/cdp', { as: admin });
    expect(await log('kind=reads')).toEqual(before);
  });

  it('stands in the log although nobody waits for it, in order, and the chain is whole', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => house.server.call('GET', `/participants/${ours.id}`, { as: admin })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const reads = await looks(ours);
    expect(reads.filter(({ action }) => action === 'read').length).toBeGreaterThanOrEqual(20);
    expect((await verifyChain(house.server.db)).isWhole).toBe(true);
  });
});

describe('the log of changes', () => {
  it('is read newest first, behind the last entry that one has', async () => {
    const first = await log('kind=changes&per_page=2');
    expect(first).toHaveLength(2);
    const second = await log(`kind=changes&per_page=2&before=${first[1]?.id}`);
    const both = await log('kind=changes&per_page=4');
    expect([...first, ...second]).toEqual(both);
    const total = await house.server.call('GET', '/activity_logger/total_items?kind=changes', { as: admin });
    expect(total.body.total_items).toBeGreaterThanOrEqual(4);
  });

  it('is narrowed by record, person, action and time', async () => {
    const entries = await log(`resource=participants&record_id=${ours.id}&kind=changes`);
    expect(entries.map(({ action, record_id }) => [action, record_id])).toEqual([['create', ours.id]]);
    expect(await log(`user_id=${admin.user_id}&kind=changes`)).toEqual([]);
    expect(await log('action=nothingOfTheKind')).toEqual([]);
    expect(await log('at_to=2020-01-01 00:00:00')).toEqual([]);
    const refused = await house.server.call('GET', '/activity_logger?colour=red', { as: admin });
    expect(refused.status).toBe(400);
  });

  it('needs its permission', async () => {
    const dispatcher = await house.server.signInAs('dispatcher');
    expect((await house.server.call('GET', '/activity_logger', { as: dispatcher })).status).toBe(403);
  });

  it('shows people of a CDP only records that they may see, and no accounts or settings', async () => {
    await inTransaction(house.server.db, (trx) =>
      writeAudit(
        trx,
        { user_id: 1, full_name: 'X' },
        { action: 'update', resource: 'users', record_id: 1, changes: {} },
      ),
    );
    const seen = await log('kind=changes&per_page=100', pharmacy);
    const participants = seen.filter(({ resource }) => resource === 'participants');
    expect(participants.map(({ record_id }) => record_id)).toEqual([ours.id]);
    expect(seen.some(({ resource }) => resource === 'users')).toBe(false);
  });

  it('about patients is hidden from those who may not read patients', async () => {
    const auditor = await house.server.signInAs('nobody', { permissions: [['GET', '/activity_logger']] });
    const seen = await log('per_page=100', auditor);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.some(({ resource }) => ['participants', 'delivery_events'].includes(resource))).toBe(false);
  });
});
