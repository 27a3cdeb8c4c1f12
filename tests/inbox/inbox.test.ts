import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxEntry } from '../../src/domain/imports/inboxView';
import { command, makeRun, StoppedClock, type Problem } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import {
  changeOrder,
  insertClient,
  makeKey,
  order,
  readEntry,
  sendSigned,
  typeOrder,
  type KeyWithSecret,
} from './inboxSupport';

let server: TestServer;
let admin: TestSession;
let eva: TestSession;
let key: KeyWithSecret;
let client: number;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-21 00:30:00') });
  admin = await server.signInAs('administrator');
  eva = await server.signInAs('scheduler', { full_name: 'Eva Office' });
  key = await makeKey(server, admin);
  client = await insertClient(server);
});
afterAll(() => server.close());

const typed = (changes: object = {}, as = eva) =>
  typeOrder(server, as, { funding_source_id: client, ...changes });
const read = (id: number, as = eva) => readEntry(server, as, id);
const change = (entry: InboxEntry, values: object, version?: number) =>
  changeOrder(server, eva, entry, values, version);
const dismiss = (entry: InboxEntry, reason = 'Ordered twice') =>
  server.call<InboxEntry>('DELETE', `/deliveries_inbox/${entry.id}`, command(eva, entry.version, { reason }));

describe('orders that arrive', () => {
  it('text behind a comma of the address is for the driver, and said', async () => {
    const { status, body } = await sendSigned(server, key, {
      orders: [order({ address: '12 Oak St, rear door, San Diego, CA 92103' })],
    });
    expect(status).toBe(201);
    expect(body.results[0]).toMatchObject({
      problems: {},
      remarks: { address: [{ message: 'importCheck.movedToComments', args: { text: 'rear door' } }] },
    });
  });

  it('that need a decision are told to whoever works the inbox', async () => {
    const clerk = await server.signInAs('scheduler');
    await sendSigned(server, key, {
      orders: [order(), order({ phone_number: '12' }), order({ address: 'X' })],
    });
    const { body } = await server.call<{ type: string; title: string }[]>('GET', '/notification', {
      as: clerk,
    });
    expect(body.map(({ type, title }) => [type, title])).toEqual([
      ['inbox_undecided', 'Orders need a decision: 2'],
    ]);
    await sendSigned(server, key, { orders: [order()] });
    const after = await server.call<unknown[]>('GET', '/notification', { as: clerk });
    expect(after.body).toHaveLength(1);
  });

  it('up to 500 in one request, with an answer per order', async () => {
    const good = order({ flags: ['rush', 'refrigerated'] });
    const bad = order({ phone_number: '12', address: 'OAK STREET' });
    const { status, body } = await sendSigned(server, key, { orders: [good, bad, good] });
    expect(status).toBe(201);
    expect(body.results.map(({ index, result }) => [index, result])).toEqual([
      [0, 'new'],
      [1, 'new'],
      [2, 'same'],
    ]);
    expect(body.results[2]?.id).toBe(body.results[0]?.id);
    expect(Object.keys(body.results[1]?.problems ?? {}).sort()).toEqual(['address', 'phone_number']);
    const entry = await read(body.results[0]?.id ?? 0);
    expect(entry).toMatchObject({ origin: 'api', state: 'open', problems: {} });
    expect(entry.values).toMatchObject({ order_number: good.order_number, flags: 'rush refrigerated' });
  });

  it('refuses a request with one order too many, unknown fields, and one order beside several', async () => {
    const many = { orders: Array.from({ length: 501 }, () => ({ order_number: 'A' })) };
    expect((await sendSigned(server, key, many)).status).toBe(422);
    expect((await sendSigned(server, key, order({ colour: 'red' }))).status).toBe(422);
    expect((await sendSigned(server, key, { ...order(), orders: [order()] })).status).toBe(400);
  });

  it('the very same order again changes nothing; a changed one is a new entry and its duplicate', async () => {
    const text = order();
    const first = await sendSigned(server, key, text);
    const again = await sendSigned(server, key, { ...text, order_number: ` ${text.order_number}  ` });
    expect(again.body.results[0]).toMatchObject({ result: 'same', id: first.body.results[0]?.id });
    const changed = await sendSigned(server, key, { ...text, comments: 'ring twice' });
    expect(changed.body.results[0]?.result).toBe('new');
    const entry = await read(changed.body.results[0]?.id ?? 0);
    expect(entry.duplicates).toEqual([{ id: first.body.results[0]?.id, how: 'order_number', score: 1 }]);
  });
});

describe('an order by hand', () => {
  it('names its client, its author and its problems, and is mended under its version', async () => {
    const { id, problems } = await typed({ address: '1 OAK ST, SAN DIEGO, CA 00000' });
    expect(Object.keys(problems)).toEqual(['address']);
    const entry = await read(id);
    expect(entry).toMatchObject({ origin: 'hand', created_by_name: 'Eva Office', funding_source_id: client });
    const mended = await change(entry, { address: '1 OAK ST, SAN DIEGO, CA 92103' });
    expect(mended).toMatchObject({
      status: 200,
      body: { version: 2, problems: {} },
      headers: { etag: '"2"' },
    });
    const stale = await change(entry, { comments: 'late' });
    expect([stale.status, stale.body.args.who]).toEqual([412, 'Eva Office']);
    const silent = await server.call(
      'PUT',
      `/deliveries_inbox/${id}`,
      command(eva, null, {
        values: {},
        funding_source_id: client,
      }),
    );
    expect(silent.status).toBe(428);
  });

  it('asks for a client', async () => {
    const answer = await server.call<Problem>('POST', '/deliveries_inbox', command(eva, null, order()));
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['funding_source_id']]);
  });

  it('is dismissed with a reason, and taken back', async () => {
    const entry = await read((await typed()).id);
    const done = await dismiss(entry);
    expect(done.body).toMatchObject({ state: 'dismissed', dismiss_reason: 'Ordered twice', version: 2 });
    expect((await change(done.body, { comments: 'x' })).status).toBe(409);
    const back = await server.call<InboxEntry>(
      'POST',
      `/deliveries_inbox/${entry.id}/reopen`,
      command(eva, 2, {}),
    );
    expect(back.body).toMatchObject({ state: 'open', dismiss_reason: null, version: 3 });
  });

  it('several are dismissed at once, each with its answer', async () => {
    const [one, other] = [await read((await typed()).id), await read((await typed()).id)];
    await dismiss(one);
    const body = { ids: [one.id, other.id], reason: 'Test orders' };
    const answer = await server.call<{ results: object[] }>(
      'POST',
      '/deliveries_inbox/dismiss',
      command(eva, null, body),
    );
    expect(answer.body.results).toMatchObject([
      { id: one.id, ok: false, status_code: 'state001' },
      { id: other.id, ok: true },
    ]);
  });
});

describe('duplicates are merged', () => {
  const merge = <T = InboxEntry>(entries: readonly InboxEntry[], values: object) =>
    server.call<T>(
      'POST',
      '/deliveries_inbox/merge',
      command(eva, null, {
        ids: entries.map(({ id }) => id),
        versions: entries.map(({ version }) => version),
        keep: entries[0]?.id,
        values,
      }),
    );

  it('"same person + address + day" is found too, and nothing is lost', async () => {
    const person = order();
    const one = await typed({ ...person, comments: 'gate 4' });
    const two = await typed({ ...person, order_number: 'OTHER1', delivery_start_time: '9:00' });
    const [a, b] = [await read(one.id), await read(two.id)];
    expect(a.duplicates).toEqual([{ id: b.id, how: 'person_address', score: 0.8 }]);
    const merged = await merge([a, b], { ...a.values, delivery_start_time: '9:00' });
    expect(merged.status).toBe(200);
    expect(merged.body).toMatchObject({
      id: a.id,
      version: 2,
      values: { comments: 'gate 4', delivery_start_time: '9:00' },
      duplicates: [],
    });
    const after = await read(a.id);
    expect(after.merged).toMatchObject([{ id: b.id, state: 'merged', values: b.values }]);
    const log = await server.db
      .selectFrom('audit_entries')
      .select('record_id')
      .where('resource', '=', 'deliveries_inbox')
      .where('action', '=', 'merge')
      .where('record_id', 'in', [a.id, b.id])
      .execute();
    expect(log).toHaveLength(2);
  });

  it('refuses what has changed since it was seen, and orders of different clients', async () => {
    const [a, b] = [await read((await typed()).id), await read((await typed()).id)];
    await change(b, { comments: 'new' });
    const stale = await merge<Problem>([a, b], a.values);
    expect([stale.status, stale.body.status_code]).toEqual([412, 'ver001']);
    const other = await read((await typed({ funding_source_id: await insertClient(server) })).id);
    expect((await merge([a, other], a.values)).status).toBe(422);
  });
});

describe('the list', () => {
  it('filters by client, origin, state, age and problems, and pages', async () => {
    const own = await insertClient(server);
    const ids = [];
    for (const changes of [{}, { phone_number: '1' }, {}]) {
      ids.push((await typed({ ...changes, funding_source_id: own })).id);
    }
    await dismiss(await read(ids[0] ?? 0));
    const list = async (query: string) => {
      const [rows, total] = await Promise.all([
        server.call<InboxEntry[]>('GET', `/deliveries_inbox?funding_source_id=${own}&${query}`, { as: eva }),
        server.call<{ total_items: number }>(
          'GET',
          `/deliveries_inbox/total_items?funding_source_id=${own}&${query.replace(/&?(page|per_page|sort)=[^&]*/g, '')}`,
          { as: eva },
        ),
      ]);
      return [rows.body.map(({ id }) => id), total.body.total_items];
    };
    expect(await list('state=open')).toEqual([[ids[2], ids[1]], 2]);
    expect(await list('state=dismissed')).toEqual([[ids[0]], 1]);
    expect(await list('state=open&has_problems=1')).toEqual([[ids[1]], 1]);
    expect(await list('origin=api')).toEqual([[], 0]);
    expect(await list('sort=received_at&per_page=2&page=2')).toEqual([[ids[2]], 3]);
    expect(await list('is_old=1')).toEqual([[], 0]);
    await server.db
      .updateTable('deliveries_inbox')
      .set({ created_at: '2026-11-19 12:00:00' })
      .where('id', '=', ids[2] ?? 0)
      .execute();
    expect(await list('is_old=1')).toEqual([[ids[2]], 1]);
  });

  it('a person of a CDP sees that CDP’s orders alone, and types for it alone', async () => {
    const { cdp_id } = await makeRun(server.db);
    const [mine, theirs] = [
      await typed({ close_door_pharmacy_id: cdp_id }),
      await typed({ close_door_pharmacy_id: (await makeRun(server.db)).cdp_id }),
    ];
    const pharmacist = await server.signInAs('scheduler', { cdp_id });
    const { body } = await server.call<InboxEntry[]>('GET', '/deliveries_inbox', { as: pharmacist });
    expect(body.map(({ id }) => id)).toEqual([mine.id]);
    expect((await server.call('GET', `/deliveries_inbox/${theirs.id}`, { as: pharmacist })).status).toBe(404);
    const own = await typed({}, pharmacist);
    expect((await read(own.id)).close_door_pharmacy_id).toBe(cdp_id);
  });
});
