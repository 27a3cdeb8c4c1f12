import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPhotos, proofOf } from '../../server/demo/demoProof';
import { keepDemoPhotos } from '../../server/demoStart';
import { canonicalText } from '../../server/day/proof/sealedContent';
import type { ProofView, SealVerdict } from '../../src/domain/stops/proofView';
import { sealCodeIn } from '../../src/domain/custody/sealCode';
import { command, makeRun, SECRETS, StoppedClock, stopPath, type TestRun } from '../support/dispatchDay';
import { pdfText } from '../support/pdfText';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  await keepDemoPhotos(server.context);
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:40:00');
  run = await makeRun(server.db);
  const line = {
    delivery_event_id: first(),
    delivery_manifest_id: run.id,
    delivery_event_type_id: 3,
    actor_name: 'Dan Driver',
    source: 'driver' as const,
    latitude: 32.75,
    longitude: -117.05,
  };
  const { signature } = proofOf(1, 4, false);
  await server.db
    .insertInto('delivery_event_transitions')
    .values([
      {
        ...line,
        datetime: '2026-11-20 16:10:00',
        delivery_event_status_id: 3,
        path_evidence: demoPhotos()[1]?.key ?? null,
        signature: null,
        receptor_name: null,
      },
      {
        ...line,
        datetime: '2026-11-20 16:30:00',
        delivery_event_status_id: 4,
        path_evidence: demoPhotos()[0]?.key ?? null,
        signature,
        receptor_name: 'ŁUCJA KOVÁŐ',
      },
    ])
    .execute();
});

const first = () => run.stops[0] ?? 0;
const read = (as = ana, id = first()) =>
  server.call<ProofView>('GET', `/delivery_events/${id}/proof`, { as });
const print = async (as = ana, id = first()) => {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/delivery_events/${id}/proof/pdf`,
    headers: server.headersOf(as),
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const verify = (body: object) => server.call<SealVerdict>('POST', '/verify', { body });
/** What the page reads of a file before it asks. */
const asked = (bytes: Buffer) => ({ checksum: sumOf(bytes), code: sealCodeIn(bytes.toString('latin1')) });

describe('proof of a delivery', () => {
  it('has every attempt, who recorded it, photos, signature, copayment, run and CDP', async () => {
    const { body, status } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({ event_id: first(), attempts: 0, copayment_amount: '12.50' });
    expect(body.run).toMatch(/^RUN/);
    const lines = body.life_cycle.flatMap((day) => day.transitions);
    expect(lines.map((line) => line.id <= 0 || line.delivery_event_status_id)).toEqual(
      expect.arrayContaining([3, 4, true]),
    );
    expect(lines.find((line) => line.delivery_event_status_id === 4)).toMatchObject({
      source: 'driver',
      receptor_name: 'ŁUCJA KOVÁŐ',
      created_by_name: 'Dan Driver',
    });
  });

  it('is for those who may see the delivery', async () => {
    const other = await makeRun(server.db);
    const stranger = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    expect((await read(stranger)).status).toBe(404);
    expect((await read(await server.signInAs('nobody'))).status).toBe(403);
    expect((await read(ana, run.pullOut)).status).toBe(404);
    expect((await server.call('GET', `/delivery_events/${first()}/proof/pdf`, { as: stranger })).status).toBe(
      404,
    );
  });

  it('says of the office’s entries that they have no signature and no position', async () => {
    const second = run.stops[1] ?? 0;
    await server.call(
      'POST',
      stopPath(run, second, 'change_status_override'),
      command(ana, 1, { delivery_event_status_id: 4, signature: 'x', latitude: 1, longitude: 1 }),
    );
    const { body } = await read(ana, second);
    const line = body.life_cycle
      .flatMap((day) => day.transitions)
      .find((each) => each.delivery_event_status_id === 4);
    expect(line).toMatchObject({ source: 'office', signature: null, latitude: null, longitude: null });
  });
});

describe('the sealed PDF', () => {
  it('is the same bytes each time, and genuine', async () => {
    const pdf = await print();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    clock.advance(60_000);
    expect(sumOf(await print())).toBe(sumOf(pdf));
    const { body } = await verify(asked(pdf));
    expect(body).toMatchObject({
      result: 'genuine',
      looked_at: 'file',
      sealed_at: '2026-11-20 16:40:00',
      is_current: true,
    });
  });

  it('says in print who recorded what, in whatever letters, and carries its seal', async () => {
    const pdf = await print();
    const text = pdfText(pdf);
    const { code } = asked(pdf);
    for (const words of [
      'ŁUCJA KOVÁŐ',
      SECRETS.street,
      'Delivered',
      'Attempted',
      'driver Dan Driver, at the door',
      '11/20/2026 8:30 AM PST',
      '32.75000, -117.05000',
      '$12.50',
      'Photo evidence',
      'Signature',
      'Map: the pin is the door',
      code ?? 'no code',
    ])
      expect(text).toContain(words);
    const seal = await server.db
      .selectFrom('evidence_seals')
      .selectAll()
      .where('delivery_event_id', '=', first())
      .executeTakeFirstOrThrow();
    expect(seal.code).toBe(code);
    expect(text.replaceAll('\n', '')).toContain(seal.checksum);
  });

  it('says of what the office recorded: no signature, no position', async () => {
    const second = run.stops[1] ?? 0;
    await server.call(
      'POST',
      stopPath(run, second, 'change_status_override'),
      command(ana, 1, { delivery_event_status_id: 4 }),
    );
    const text = pdfText(await print(ana, second));
    expect(text).toContain('recorded by the office, no signature, no position');
    expect(text).not.toContain('Position');
  });

  it('is changed when one byte of it is, unknown when it is somebody else’s', async () => {
    const pdf = await print();
    const tampered = Buffer.from(pdf);
    tampered.writeUInt8((tampered.readUInt8(tampered.length - 40) + 1) % 256, tampered.length - 40);
    expect((await verify(asked(tampered))).body).toMatchObject({ result: 'changed', looked_at: 'file' });
    expect((await verify(asked(Buffer.from('%PDF-1.7 other')))).body).toEqual({
      result: 'unknown',
      looked_at: 'file',
    });
  });

  it('is found by its code, also typed without care', async () => {
    const { code } = asked(await print());
    const typed = (code ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await verify({ code: typed })).body).toMatchObject({ result: 'genuine', looked_at: 'code' });
    expect((await verify({ code: '0000-0000-0000-0000' })).body).toEqual({
      result: 'unknown',
      looked_at: 'code',
    });
  });

  it('stays genuine when the delivery goes on, and says that there is more by now', async () => {
    const pdf = await print();
    await server.db
      .insertInto('delivery_event_transitions')
      .values({
        delivery_event_id: first(),
        delivery_manifest_id: run.id,
        delivery_event_type_id: 3,
        delivery_event_status_id: 10,
        actor_name: 'Ana Office',
        source: 'office',
        datetime: '2026-11-20 16:39:00',
      })
      .execute();
    expect((await verify(asked(pdf))).body).toMatchObject({ result: 'genuine', is_current: false });
    const next = await print();
    expect(asked(next).code).not.toBe(asked(pdf).code);
    expect((await verify(asked(next))).body).toMatchObject({ result: 'genuine', is_current: true });
  });

  it('tells a stranger nothing of whom it is about', async () => {
    const { body } = await verify(asked(await print()));
    expect(Object.keys(body).sort()).toEqual(['checksum', 'is_current', 'looked_at', 'result', 'sealed_at']);
    const said = JSON.stringify(body);
    for (const secret of Object.values(SECRETS)) expect(said).not.toContain(secret);
  });

  it('is printed also when a picture is broken or gone', async () => {
    await server.db
      .updateTable('delivery_event_transitions')
      .set({ path_evidence: 'evidence-0-lost.png', signature: 'iVBORw0KGgo=' })
      .where('delivery_event_id', '=', first())
      .execute();
    expect((await print()).length).toBeGreaterThan(1000);
  });

  it('leaves a word in the log: who took whose proof out of the house', async () => {
    const { code } = asked(await print());
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'export')
      .where('record_id', '=', first())
      .executeTakeFirst();
    expect(entry).toMatchObject({ user_id: ana.user_id, changes: { seal: { to: code } } });
  });

  it('refuses a checksum that is none', async () => {
    expect((await verify({ checksum: 'zz' })).status).toBe(422);
  });
});

describe('canonical text', () => {
  it('has the keys in order at every depth, and lists as they are', () => {
    const text = canonicalText({ b: [{ d: 1, c: null }], a: 'x', e: undefined });
    expect(text).toBe('{"a":"x","b":[{"c":null,"d":1}],"e":null}');
    expect(canonicalText({ a: 'x', e: undefined, b: [{ c: null, d: 1 }] })).toBe(text);
  });
});
