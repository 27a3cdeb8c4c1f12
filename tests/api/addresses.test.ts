import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParticipantAddress, StoredAddress } from '../../src/resources/addresses/address.resource';
import { ADDRESS_FIELDS } from '../../src/resources/addresses/address.resource';
import { sql } from 'kysely';
import { makeRun } from '../support/dispatchDay';
import { testServer, type CallOptions, type TestSession, type TestServer } from '../support/server';

/** The fields of spec §7, "PUT /participants/{id}/addresses/{addressId}". */
const BODY = {
  address_1: 'apt 4',
  address: '1250 main st',
  city: 'san diego',
  formatted_address: '1250 Main St, San Diego, CA 92101, USA',
  gate_code: '#0420',
  latitude: 32.72,
  longitude: -117.16,
  state: 'CA',
  zipcode: '92101',
};

let server: TestServer;
let admin: TestSession;
let person: number;
let stranger: number;
let cdp: number;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator', { full_name: 'Ana Ruiz' });
  const run = await makeRun(server.db, { deliveries: 2 });
  [person, stranger] = run.participants as [number, number];
  cdp = run.cdp_id;
});
afterAll(() => server.close());

function send<T = ParticipantAddress>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  version?: number,
  options: CallOptions = {},
) {
  const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  return server.call<T & { errors: Record<string, { message: string }>; status_code?: string }>(
    method,
    path,
    {
      as: admin,
      body,
      ...options,
      headers: { ...headers, ...options.headers },
    },
  );
}
const add = (body: object, participant = person, options?: CallOptions) =>
  send('POST', `/participants/${participant}/addresses`, body, undefined, options);
const put = (id: number, version: number | undefined, body: object, participant = person) =>
  send('PUT', `/participants/${participant}/addresses/${id}`, body, version);
async function listed(query = '', as = admin, participant = person) {
  const answer = await server.call<ParticipantAddress[]>(
    'GET',
    `/participants/${participant}/addresses${query}`,
    { as },
  );
  return answer.body;
}
const defaults = async () => (await listed()).filter(({ is_default }) => is_default).map(({ id }) => id);

async function freshPerson(): Promise<number> {
  return (await makeRun(server.db, { deliveries: 1, cdp_id: cdp })).participants[0] ?? 0;
}

describe('the default address in the answer for one participant (spec §3)', () => {
  it('has its id, its parts and its position; gate code and instructions need the right to the addresses', async () => {
    const { participants } = await makeRun(server.db, { deliveries: 1 });
    const [one] = participants as [number];
    const record = async () => (await server.call('GET', `/participants/${one}`, { as: admin })).body;
    expect(await record()).toMatchObject({ participant_address_id: null, address: null, latitude: null });
    const created = await server.call<StoredAddress>('POST', `/participants/${one}/addresses`, {
      as: admin,
      body: { ...BODY, comment: 'Ring twice' },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { id, address, address_1, city, state, zipcode, latitude, longitude, formatted_address } =
      created.body;
    const answered = await record();
    expect(answered).toMatchObject({
      participant_address_id: id,
      ...{ address, address_1, city, state, zipcode, latitude, longitude, formatted_address },
    });
    expect(answered).not.toHaveProperty('gate_code');
    expect(answered).not.toHaveProperty('comment');
  });
});

describe('addresses of a participant', () => {
  it('the first one is stored as written on an envelope, and becomes the default', async () => {
    const made = await add(BODY);
    expect(made.status).toBe(201);
    expect(made.headers.etag).toBe('"1"');
    expect(made.body).toMatchObject({
      address: '1250 MAIN ST',
      address_1: 'APT 4',
      full_address: '1250 MAIN ST, APT 4, SAN DIEGO, CA 92101',
      formatted_address: BODY.formatted_address,
      gate_code: '#0420',
      latitude: 32.72,
      kind: 'delivery',
      is_default: true,
      is_active: true,
      is_approximate: false,
    });
  });

  it.each([
    ['address', { address: ' ' }, 'validation.required'],
    ['city', { city: null }, 'validation.required'],
    ['zipcode', { zipcode: '' }, 'validation.required'],
    ['zipcode', { zipcode: '9210' }, 'validation.zipcode'],
    ['zipcode', { zipcode: '10001' }, 'addresses.problems.zipElsewhere'],
    ['zipcode', { zipcode: '00000' }, 'addresses.problems.zipUnknown'],
    ['address_1', { address_1: 'A'.repeat(61) }, 'validation.maxLength'],
    ['gate_code', { gate_code: '1'.repeat(21) }, 'validation.maxLength'],
    ['state', { state: 'ZZ' }, 'validation.choice'],
    ['latitude', { latitude: 91 }, 'validation.max'],
    ['longitude', { longitude: '-117' }, 'validation.invalid'],
    ['owner', { owner: 1 }, 'validation.unknownField'],
    ['address', {}, 'addresses.problems.duplicate'],
    ['address', { address: '1250 Main St. Apt. 4', address_1: null }, 'addresses.problems.duplicate'],
  ])('§5 is refused at its field: %s of %j', async (field, change, message) => {
    const answer = await add({ ...BODY, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]?.message).toBe(message);
  });

  it('§5 "an empty state falls back to CA"', async () => {
    const made = await add({ ...BODY, address: '1 FALLBACK LN', state: null });
    expect(made.body.state).toBe('CA');
  });

  it('the default moves, and there is always exactly one', async () => {
    const [first] = await listed();
    const made = await add({ ...BODY, address: '2 SECOND ST', is_default: true });
    expect(made.body.is_default).toBe(true);
    expect(await defaults()).toEqual([made.body.id]);
    const before = (await listed()).find(({ id }) => id === first?.id);
    expect(before?.version).toBe((first?.version ?? 0) + 1);

    const back = await put(first?.id ?? 0, before?.version, { ...BODY, is_default: true });
    expect(back.body).toMatchObject({ is_default: true });
    expect(await defaults()).toEqual([first?.id]);
    const refused = await put(first?.id ?? 0, back.body.version, { ...BODY, is_default: false });
    expect(refused.body.errors.is_default?.message).toBe('addresses.problems.defaultNeeded');
  });

  it('a retired default hands over to the oldest of the others, and is no duplicate any more', async () => {
    const someone = await freshPerson();
    const [one, two] = [await add(BODY, someone), await add({ ...BODY, address: '3 THIRD ST' }, someone)];
    const retired = await put(one.body.id, 1, { ...BODY, is_active: false }, someone);
    expect(retired.body).toMatchObject({ is_active: false, is_default: false });
    expect(await listed('', admin, someone)).toMatchObject([{ id: two.body.id, is_default: true }]);
    expect(await listed('?is_active=0', admin, someone)).toMatchObject([{ id: one.body.id }]);
    expect((await add(BODY, someone)).status).toBe(201);
    const again = await put(one.body.id, retired.body.version, { ...BODY, is_active: true }, someone);
    expect(again.body.errors.address?.message).toBe('addresses.problems.duplicate');
  });

  it('one place for letters, which is never the default', async () => {
    const someone = await freshPerson();
    const letters = await add({ ...BODY, kind: 'mailing', is_default: true }, someone);
    expect(letters.body).toMatchObject({ kind: 'mailing', is_default: false });
    expect(await listed('', admin, someone)).toEqual([]);
    expect(await listed('?kind=mailing', admin, someone)).toHaveLength(1);
    const second = await add({ ...BODY, address: '4 OTHER ST', kind: 'mailing' }, someone);
    expect(second.body.errors.kind?.message).toBe('addresses.problems.mailingExists');
  });

  it('§4 "a changed address, city, state or zip makes it need a new position"', async () => {
    const made = await add({ ...BODY, address: '5 FIFTH ST', is_approximate: true, comment: 'Blue door' });
    const moved = await put(made.body.id, 1, { ...BODY, address: '6 SIXTH ST' });
    expect(moved.body).toMatchObject({
      latitude: null,
      longitude: null,
      formatted_address: null,
      is_approximate: false,
      comment: 'Blue door',
    });
  });

  it('names the version that was seen: 428, 412 with who was first, and the same answer to a repeat', async () => {
    const made = await add({ ...BODY, address: '7 SEVENTH ST' });
    const change = { ...BODY, address: '7 SEVENTH ST', gate_code: '9' };
    expect((await put(made.body.id, undefined, change)).status).toBe(428);
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const path = `/participants/${person}/addresses/${made.body.id}`;
    const first = await send('PUT', path, change, 1, key);
    const repeat = await send('PUT', path, change, 1, key);
    expect([first.status, repeat.status, repeat.body.version]).toEqual([200, 200, 2]);
    const stale = await put(made.body.id, 1, { ...change, gate_code: '10' });
    expect([stale.status, stale.body.status_code]).toEqual([412, 'ver001']);
  });

  it('a save that changes nothing leaves no trace', async () => {
    const made = await add({ ...BODY, address: '8 EIGHTH ST' });
    const same = await put(made.body.id, 1, { ...BODY, address: '8 EIGHTH ST' });
    expect(same.body.version).toBe(1);
  });

  it('is told: who changed what, and to everybody who looks', async () => {
    const made = await add({ ...BODY, address: '9 NINTH ST' });
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('resource', '=', 'participant_addresses')
      .where('record_id', '=', made.body.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'create', user_name: 'Ana Ruiz' });
    expect(entry.changes.address).toEqual({ from: null, to: '9 NINTH ST' });
    const told = await server.db.selectFrom('outbox').selectAll().orderBy('seq', 'desc').limit(2).execute();
    expect(told.map(({ event }) => event)).toEqual(['participants.changed', 'participant_addresses.changed']);
    expect(JSON.stringify(told)).not.toContain('NINTH');
  });

  it('two at once make one default', async () => {
    const someone = await freshPerson();
    const answers = await Promise.all(
      [1, 2, 3].map((n) => add({ ...BODY, address: `${n} RACE ST`, is_default: true }, someone)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await listed('', admin, someone)).filter(({ is_default }) => is_default)).toHaveLength(1);
  });
});

describe('whose addresses', () => {
  it('an address of somebody else is not there: 404, like a person who does not exist', async () => {
    const theirs = await add(BODY, stranger);
    expect((await put(theirs.body.id, 1, BODY, person)).status).toBe(404);
    expect((await add(BODY, 999_999)).status).toBe(404);
    const missing = await server.call('GET', '/participants/999999/addresses', { as: admin });
    expect(missing.status).toBe(404);
  });

  it('a pharmacy reads those of its own participants only, and changes none', async () => {
    const other = (await makeRun(server.db, { deliveries: 1 })).participants[0] ?? 0;
    const pharmacy = await server.signInAs('pharmacy', { cdp_id: cdp });
    expect(await listed('', pharmacy, stranger)).toHaveLength(1);
    const refused = await server.call('GET', `/participants/${other}/addresses`, { as: pharmacy });
    expect(refused.status).toBe(404);
    expect((await add(BODY, stranger, { as: pharmacy })).status).toBe(403);
  });

  it('nobody without the permission', async () => {
    const nobody = await server.signInAs('nobody');
    const answer = await server.call('GET', `/participants/${person}/addresses`, { as: nobody });
    expect([answer.status, answer.body.status_code]).toEqual([403, 'perm001']);
  });
});

describe('home address of an employee', () => {
  it('is made by the first save, changed under its version, and for administrators alone', async () => {
    const { employee_id } = await makeRun(server.db, { deliveries: 0 });
    const path = `/employees/${employee_id}/home_address`;
    expect((await server.call('GET', path, { as: admin })).body).toBeNull();
    const made = await send<StoredAddress>('PUT', path, BODY);
    expect([made.status, made.body.full_address]).toEqual([201, '1250 MAIN ST, APT 4, SAN DIEGO, CA 92101']);
    expect((await send('PUT', path, BODY)).status).toBe(428);
    const changed = await send<StoredAddress>('PUT', path, { ...BODY, gate_code: '1' }, 1);
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    const read = await server.call<StoredAddress>('GET', path, { as: admin });
    expect([read.headers.etag, read.body.gate_code]).toEqual(['"2"', '1']);
    const dispatcher = await server.signInAs('dispatcher');
    expect((await server.call('GET', path, { as: dispatcher })).status).toBe(403);
    expect((await send('PUT', '/employees/999999/home_address', BODY)).status).toBe(404);
  });
});

describe('the migration', () => {
  it.each(['participant_addresses', 'employee_home_addresses'])(
    '%s has what an address has',
    async (table) => {
      const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(
        server.db,
      );
      const columns = rows.map(({ name }) => name);
      expect(columns).toEqual(
        expect.arrayContaining([...Object.keys(ADDRESS_FIELDS), 'latitude', 'longitude']),
      );
    },
  );
});
