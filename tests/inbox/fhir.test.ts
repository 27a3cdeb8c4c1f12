import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { makeKey, readEntry, type KeyWithSecret } from './inboxSupport';

let server: TestServer;
let admin: TestSession;
let key: KeyWithSecret;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-21 00:30:00') });
  admin = await server.signInAs('administrator');
  run = await makeRun(server.db);
  const { funding_source_id } = await server.db
    .selectFrom('participants')
    .select('funding_source_id')
    .where('id', '=', run.participants[0] ?? 0)
    .executeTakeFirstOrThrow();
  key = await makeKey(server, admin, { funding_source_id });
});
afterAll(() => server.close());

const signed = (text: string, type = 'application/fhir+json') => {
  const timestamp = String(Math.floor(server.clock.now().getTime() / 1000));
  return {
    'content-type': type,
    accept: 'application/fhir+json',
    'x-client-key': key.key_id,
    'x-timestamp': timestamp,
    'x-signature': createHmac('sha256', key.secret).update(`${timestamp}.${text}`).digest('hex'),
    'idempotency-key': randomUUID(),
  };
};
interface Resource {
  resourceType: string;
  id?: string;
  identifier?: { value: string }[];
  status?: string;
  total?: number;
  entry?: { resource: Resource; response?: { status: string } }[];
  issue?: { code: string; expression?: string[] }[];
}
async function send(resource: object) {
  const text = JSON.stringify(resource);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/deliveries_inbox',
    headers: signed(text),
    body: text,
  });
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json<Resource>() };
}
async function ask(url: string, headers = signed(url)) {
  const { 'content-type': _, ...rest } = headers;
  const answer = await server.app.inject({ method: 'GET', url, headers: rest });
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json<Resource>() };
}

let number = 0;
function request(changes: object = {}) {
  number += 1;
  return {
    resourceType: 'SupplyRequest',
    identifier: [{ value: `FH${number}` }],
    status: 'active',
    priority: 'urgent',
    itemCodeableConcept: { text: 'Prescription' },
    quantity: { value: 1 },
    occurrenceDateTime: '2026-11-22',
    contained: [
      {
        resourceType: 'Patient',
        id: 'patient',
        identifier: [{ value: `FHR00000${number}` }],
        name: [{ text: 'ROSA TEST' }],
        telecom: [{ system: 'phone', value: '619-555-0142' }],
        address: [{ text: '100 OAK ST, SAN DIEGO, CA 92103' }],
      },
    ],
    deliverTo: { reference: '#patient' },
    ...changes,
  };
}

describe('POST /deliveries_inbox takes FHIR', () => {
  it('one SupplyRequest, and answers it with its number', async () => {
    const { status, type, body } = await send(request());
    expect([status, type]).toEqual([201, 'application/fhir+json; charset=utf-8']);
    expect(body).toMatchObject({ resourceType: 'SupplyRequest', identifier: [{ value: 'FH1' }] });
    const entry = await readEntry(server, admin, Number(body.id));
    expect(entry).toMatchObject({
      origin: 'api',
      delivery_date: '2026-11-22',
      problems: {},
      values: { order_number: 'FH1', flags: 'priority', participant_name: 'ROSA TEST' },
    });
  });

  it('several in a Bundle; the same one again changes nothing', async () => {
    const again = request();
    await send(again);
    const bundle = {
      resourceType: 'Bundle',
      type: 'batch',
      entry: [{ resource: again }, { resource: request() }],
    };
    const { status, body } = await send(bundle);
    expect(status).toBe(201);
    expect(body.entry?.map(({ response }) => response?.status)).toEqual(['200', '201']);
  });

  it('one SupplyDelivery that a pharmacy hands over, and answers it as such', async () => {
    const { deliverTo: patient, occurrenceDateTime, contained, identifier } = request();
    const { status, body } = await send({
      resourceType: 'SupplyDelivery',
      status: 'in-progress',
      identifier,
      contained,
      patient,
      occurrenceDateTime,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ resourceType: 'SupplyDelivery', identifier, status: 'in-progress' });
    expect(await readEntry(server, admin, Number(body.id))).toMatchObject({
      origin: 'api',
      delivery_date: '2026-11-22',
      problems: {},
      values: { order_number: identifier[0]?.value, participant_name: 'ROSA TEST' },
    });
  });

  it('nothing of a Bundle with a wrong resource, whose element is named', async () => {
    const wrong = request({ quantity: undefined });
    const { status, body } = await send({
      resourceType: 'Bundle',
      entry: [{ resource: request() }, { resource: wrong }],
    });
    expect([status, body.resourceType]).toEqual([422, 'OperationOutcome']);
    expect(body.issue?.map(({ expression }) => expression)).toEqual([['Bundle.entry[1].resource.quantity']]);
    const { body: total } = await server.call<{ total_items: number }>(
      'GET',
      '/deliveries_inbox/total_items',
      { as: admin },
    );
    expect(total.total_items).toBe(4);
  });

  it('says a wrong signature and broken JSON as an OperationOutcome too', async () => {
    const text = JSON.stringify(request());
    const forged = await server.app.inject({
      method: 'POST',
      url: '/api/deliveries_inbox',
      headers: { ...signed(text), 'x-signature': 'a'.repeat(64) },
      body: text,
    });
    expect([forged.statusCode, forged.json<Resource>().issue?.[0]?.code]).toEqual([401, 'security']);
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/deliveries_inbox',
      headers: signed('{'),
      body: '{',
    });
    expect([broken.statusCode, broken.json<Resource>().resourceType]).toEqual([400, 'OperationOutcome']);
  });
});

describe('GET /fhir/SupplyDelivery', () => {
  const url = async (index: number) => {
    const { order_number } = await server.db
      .selectFrom('delivery_events')
      .select('order_number')
      .where('id', '=', run.stops[index] ?? 0)
      .executeTakeFirstOrThrow();
    return `/api/fhir/SupplyDelivery?identifier=${order_number}`;
  };

  it('says what became of an order, and no name', async () => {
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: EVENT_STATUS.successful, datetime: '2026-11-20 17:05:00' })
      .where('id', '=', run.stops[0] ?? 0)
      .execute();
    const { status, type, body } = await ask(await url(0));
    expect([status, type, body.total]).toEqual([200, 'application/fhir+json; charset=utf-8', 1]);
    expect(body.entry?.[0]?.resource).toMatchObject({
      resourceType: 'SupplyDelivery',
      id: String(run.stops[0]),
      status: 'completed',
      occurrenceDateTime: '2026-11-20T17:05:00Z',
    });
    expect(JSON.stringify(body)).not.toContain('ANA');
  });

  it('not of another client, and not by the signature of another address', async () => {
    expect((await ask(await url(1))).body.total).toBe(0);
    const refused = await ask(await url(0), signed(await url(1)));
    expect([refused.status, refused.body.resourceType]).toEqual([401, 'OperationOutcome']);
    expect((await server.call('GET', '/fhir/SupplyDelivery?identifier=X')).status).toBe(401);
  });
});
