import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import type { RouteModule } from '../../server/context';
import { recipientPageRoutes } from '../../server/day/recipients/pageRoutes';
import { trackingRoutes } from '../../server/day/tracking/routes';
import { clientProofRoute } from '../../server/day/webhooks/proofRoute';
import type { Database } from '../../server/platform/database/database';
import { testDatabase } from '../support/database';

const PATIENT = 'DOROTHEA';
/** What opens a recipient's page, and a proof for a client's system: whoever reads the log must not have it. */
const TOKEN = 'f00d'.repeat(10);
const config = { access: 'public', scope: 'none' } as const;
/** Routes that get a patient's name in the path, the query and the body, and that fail with it. */
const patients: RouteModule = (app, { db }) => {
  app.post('/patients/:name', { config }, async () => ({ done: true }));
  app.get('/fails', { config }, async () => sql`select ${PATIENT}::text::integer`.execute(db));
  app.get('/clash', { config }, async () => {
    await sql`insert into funding_sources (name) values (${PATIENT})`.execute(db);
  });
};

let database: Database;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('logs routes by their pattern, with the request’s number, and nothing that names a patient', async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const log = pino({ level: 'debug' }, sink);
  const context = { config: readConfig({}), database, db: database.db, clock: () => new Date(), log };
  const app = await buildApp(context, [patients, trackingRoutes, recipientPageRoutes, clientProofRoute]);
  const url = `/api/patients/${PATIENT}?q=${PATIENT}`;
  const posted = await app.inject({ method: 'POST', url, payload: { name: PATIENT } });
  const statuses = [];
  for (const path of ['/api/fails', '/api/clash', '/api/clash', `/api/${PATIENT}`, `/api/%zz${PATIENT}`]) {
    statuses.push((await app.inject(path)).statusCode);
  }
  for (const path of [
    `tracking/${TOKEN}`,
    `tracking/${TOKEN}/map`,
    `client_proofs/${TOKEN}`,
    `nowhere/${TOKEN}`,
  ])
    await app.inject({
      url: `/api/${path}?token=${TOKEN}`,
      headers: { referer: `https://rx.test/${TOKEN}` },
    });
  await app.close();

  expect(statuses).toEqual([500, 200, 422, 404, 400]);
  const request = lines.find((line) => line.route === '/api/patients/:name');
  expect(request).toMatchObject({ method: 'POST', status: 200, request_id: posted.headers['x-request-id'] });
  const failure = lines.find((line) => line.msg === 'a request failed');
  expect(failure).toMatchObject({ error: { type: 'DatabaseError', code: '22P02' } });
  expect(lines.filter((line) => line.msg === 'request').length).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify(lines)).not.toContain(PATIENT);
  expect(lines.find((line) => line.route === '/api/tracking/:hash')).toMatchObject({ status: 404 });
  expect(JSON.stringify(lines)).not.toContain(TOKEN);
});
