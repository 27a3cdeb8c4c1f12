import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTracing } from '../../server/platform/tracing/startTracing';
import { statementText } from '../../server/platform/tracing/statementSpan';
import { requestPasswordLinkCall } from '../../src/contract/account/passwords';
import { command, makeRun, SECRETS, StoppedClock, stopPath, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const RECEPTOR = 'CANARIBELLA';
const EMAIL = 'canaribella@example.test';

const bodies: string[] = [];
let collector: Server;
let stopTracing: () => Promise<void>;
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let spans: SentSpan[];

beforeAll(async () => {
  collector = createServer((request, answer) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(text);
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  stopTracing = await startTracing(tracesUrl, pino({ level: 'silent' }));
  const clock = new StoppedClock('2026-11-20 16:40:00');
  server = await testServer({ clock, config: { tracesUrl } });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  run = await makeRun(server.db);

  const [stop = 0] = run.stops;
  const body = { delivery_event_status_id: 4, receptor_name: RECEPTOR };
  const changed = await server.call('POST', stopPath(run, stop, 'change_status'), command(ana, 1, body));
  expect(changed.status).toBe(200);
  const asked = await server.call('POST', requestPasswordLinkCall.path, { body: { email: EMAIL } });
  expect(asked.status).toBeLessThan(300);
  // The database says when a job is due that is to run now, by its own clock.
  clock.set('2099-01-01 00:00:00');
  await server.app.jobs.runDue();
  server.app.jobs.every(60_000, 'comesBack', async () => {});
  await server.db
    .insertInto('jobs')
    .values({ name: 'comesBack', payload: '{}', run_at: clock.now() })
    .execute();
  await server.app.jobs.runDue();
  clock.set('2099-01-01 00:02:00');
  await server.app.jobs.runDue();
  await server.app.inject('/healthz');
  await server.app.inject('/api/participants/4711?name=GEHEIMNIS');
  await stopTracing();
  spans = bodies.flatMap((sent) =>
    (JSON.parse(sent) as SentTraces).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => collector.close(resolve));
});

const named = (name: string) => spans.filter((span) => span.name === name);
const only = (name: string) => {
  const [span, ...others] = named(name);
  expect(others).toEqual([]);
  if (!span) throw new Error(`No span ${name} among ${spans.map((each) => each.name).join(', ')}`);
  return span;
};
const below = (parent: SentSpan) => spans.filter((span) => span.parentSpanId === parent.spanId);
const attribute = (span: SentSpan, key: string) =>
  span.attributes.find((each) => each.key === key)?.value.stringValue;

describe('traces', () => {
  it('request, command, statements: each below the other', () => {
    const request = only('POST /api/delivery_manifest/:manifestId/delivery_events/:eventId/change_status');
    expect(request.parentSpanId ?? '').toBe('');
    const change = only('command changeStatus');
    expect([change.parentSpanId, change.traceId]).toEqual([request.spanId, request.traceId]);
    const statements = below(change).map(({ name }) => name);
    expect(statements.at(0)).toBe('SQL begin');
    expect(statements.at(-1)).toBe('SQL commit');
    expect(statements).toEqual(expect.arrayContaining(['SQL insert', 'SQL update']));
  });

  it('a job is below the request that asked for it, and its statements below the job', () => {
    const request = only(`POST /api${requestPasswordLinkCall.path}`);
    const job = spans.filter(({ name, traceId }) => name.startsWith('job ') && traceId === request.traceId);
    expect(job.map(({ parentSpanId }) => parentSpanId)).toEqual([request.spanId]);
    expect(job.flatMap(below).map(({ name }) => name)).toContain('SQL select');
  });

  it('recurring jobs hang on nobody', () => {
    const runs = named('job comesBack');
    expect(runs.map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(['', '']);
    expect(new Set(runs.map(({ traceId }) => traceId)).size).toBe(2);
  });

  it('signs of life are left out; what leads nowhere has its pattern', () => {
    expect(spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);
    expect(attribute(only('GET /api/participants/:id'), 'http.route')).toBe('/api/participants/:id');
  });

  it('no name, no id of a record and no parameter is in what was sent', () => {
    const sent = bodies.join('\n');
    expect(sent).toContain('db.query.text');
    const [stop = 0] = run.stops;
    // The number alone also stands in times and in the ids of spans.
    const paths = [`/${stop}/`, `/${run.id}/`, 'participants/4711'];
    for (const word of [
      ...Object.values(SECRETS),
      ...paths,
      RECEPTOR,
      EMAIL,
      'Ana Office',
      ana.email,
      ana.token,
    ])
      expect(sent).not.toContain(word);
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].sort()).toEqual([
      'db.operation.name',
      'db.query.text',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'rx.request_id',
    ]);
  });
});

it.each([
  ['select * from "t1" where id = $1', 'select * from "t1" where id = $1'],
  ["select 'O''BRIEN', 4711, a1.b2 from x", 'select ?, ?, a1.b2 from x'],
  ['select  1.5\n  from x', 'select ? from x'],
])('a statement %j is shown as %j', (sql, shown) => {
  expect(statementText(sql)).toBe(shown);
});
