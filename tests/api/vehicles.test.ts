import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateInZone } from '../../src/domain/time/dates';
import { pdfStreams } from '../support/pdfText';
import { testRun } from '../support/places';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let admin: TestSession;
let driver: TestSession;
let vehicle: number;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signInAs('administrator');
  driver = await server.signInAs('driver');
  vehicle = await addVehicle('ŁÓDŹ 01');
});
afterAll(() => server.close());

interface Code {
  code: string;
  picture: string;
}

let count = 0;
async function addVehicle(name: string, smartphone_login = true): Promise<number> {
  count += 1;
  const { id: type } = await server.db
    .insertInto('vehicle_capacity_types')
    .values({ name: `TYPE ${count}`, capacity: 10 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('vehicles')
    .values({
      name,
      license_plate: `TEST00${count}`,
      type: 'car',
      vehicle_capacity_type_id: type,
      smartphone_login,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const codeOf = async (id: number, as = admin) =>
  server.call<Code>('GET', `/vehicles/${id}/login_code`, { as });
const verify = async (code: string) =>
  server.call<Record<string, unknown>>('POST', '/vehicles/verify_code', { as: driver, body: { code } });

/** Width and height of a PNG. */
function sizeOf(picture: string): [number, number] {
  const bytes = Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('QR login code (spec §3; §9: QR download is PDF, 300 px)', () => {
  it('is a picture of 300 px, the same at every look, and every look is logged', async () => {
    const first = await codeOf(vehicle);
    expect(first.status).toBe(200);
    expect(sizeOf(first.body.picture)).toEqual([300, 300]);
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await codeOf(vehicle)).body.code).toBe(first.body.code);
    const looks = await server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('resource', '=', 'vehicles')
      .where('record_id', '=', vehicle)
      .execute();
    expect(looks).toEqual([{ action: 'readLoginCode' }, { action: 'readLoginCode' }]);
  });

  it('is printed as a PDF with the name of the vehicle', async () => {
    const url = `/api/vehicles/${vehicle}/login_code/pdf`;
    const answer = await server.app.inject({ method: 'GET', url, headers: server.headersOf(admin) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const bytes = answer.rawPayload;
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
    const text = bytes.toString('latin1');
    expect(text).toContain('DejaVuSans');
    expect(text).toMatch(/\/Width 300/);
    // 300 points: the picture is placed one point to the pixel.
    expect(pdfStreams(bytes).some((page) => /(^|\s)300 0 0 -?300 /.test(page))).toBe(true);
  });

  it('names the vehicle to a driver, as long as smartphone login is on', async () => {
    const { code } = (await codeOf(vehicle)).body;
    expect((await verify(` ${code} `)).body).toEqual({
      vehicle_id: vehicle,
      name: 'ŁÓDŹ 01',
      license_plate: 'TEST001',
      delivery_manifest_id: null,
      run_name: null,
      exclusive_login: 'none',
    });
    const off = await addVehicle('VAN OFF', false);
    const refused = await verify((await codeOf(off)).body.code);
    expect(refused).toMatchObject({ status: 409, body: { args: { reason: 'smartphoneOff' } } });
  });

  it('a wrong code opens nothing, whatever is wrong with it', async () => {
    const { code } = (await codeOf(vehicle)).body;
    const other = await addVehicle('VAN 2');
    const wrong = [
      'nothing',
      code.slice(0, -1),
      code.replace(`RXV-${vehicle}-`, `RXV-${other}-`),
      `RXV-999999-${'A'.repeat(22)}`,
    ];
    for (const each of wrong) expect((await verify(each)).status).toBe(404);
  });

  it('a new one ends the old one; it asks for the version and is logged without the code', async () => {
    const before = (await codeOf(vehicle)).body.code;
    const path = `/vehicles/${vehicle}/login_code`;
    expect((await server.call('POST', path, { as: admin, body: {} })).status).toBe(428);
    const done = await server.call('POST', path, { as: admin, body: {}, headers: { 'if-match': '"1"' } });
    expect(done).toMatchObject({ status: 200, body: { id: vehicle, version: 2 } });
    const after = (await codeOf(vehicle)).body.code;
    expect(after).not.toBe(before);
    // The phone that had read the former code is signed out; servers hear of it in a moment.
    await expect.poll(async () => (await verify(after)).status).toBe(401);
    driver = await server.signInAs('driver');
    expect((await verify(before)).status).toBe(404);
    expect((await verify(after)).status).toBe(200);
    const entry = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'newLoginCode')
      .executeTakeFirstOrThrow();
    expect(entry.changes).toEqual({ version: { from: 1, to: 2 } });
  });

  it('each of the calls is a permission', async () => {
    const reader = await server.signInAs('nobody', { permissions: [['GET', '/vehicles/:id']] });
    expect((await codeOf(vehicle, reader)).status).toBe(403);
    expect(
      (await server.call('POST', '/vehicles/verify_code', { as: reader, body: { code: 'x' } })).status,
    ).toBe(403);
    // Nothing of the code stands in the vehicle's own record.
    const { body } = await server.call('GET', `/vehicles/${vehicle}`, { as: reader });
    expect(Object.keys(body)).not.toContain('login_nonce');
  });
});

it('a vehicle with a run today is told of before it is switched off', async () => {
  const delivery_date = dateInZone(server.clock.now(), 'America/Los_Angeles');
  const id = await addVehicle('VAN BUSY');
  await testRun(server.db, { vehicle_id: id, delivery_date });
  const uses = await server.call<object[]>('GET', `/vehicles/${id}/uses`, { as: admin });
  expect(uses.body).toMatchObject([{ name: 'runsOfToday', total: 1 }]);
});
