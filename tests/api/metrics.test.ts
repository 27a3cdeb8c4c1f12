import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observedOptimizer } from '../../server/day/scheduling/observedOptimizer';
import { addMark, writeManifest } from '../../server/platform/backup/backupFolder';
import type { Optimizer } from '../../server/planning/routing/optimizer';
import { testServer, type TestServer } from '../support/server';

const TOKEN = 'a-token-of-the-watchers';
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { metricsToken: TOKEN } });
});
afterAll(() => server.close());

const ask = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

async function figures(): Promise<string> {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain');
  return answer.body;
}

describe('GET /metrics', () => {
  it.each([undefined, 'Bearer wrong', `Basic ${TOKEN}`, TOKEN, 'Bearer '])(
    'is not there for %s',
    async (given) => {
      expect((await ask(given)).statusCode).toBe(404);
    },
  );

  it('is not there without METRICS_TOKEN', async () => {
    const plain = await testServer();
    const answer = await plain.app.inject({ url: '/metrics', headers: { authorization: 'Bearer null' } });
    await plain.close();
    expect(answer.statusCode).toBe(404);
  });

  it('counts requests by route, and gives no address of a record or of nothing a label', async () => {
    await server.app.inject({ url: '/api/participants/4711' });
    await server.app.inject({ url: '/api/no/such/place' });
    const text = await figures();
    expect(text).toMatch(
      /rx_request_duration_seconds_count\{method="GET",route="\/api\/participants\/:id",status="401"\} 1/,
    );
    expect(text).not.toMatch(/participants\/4711|no\/such/);
  });

  it('tells due jobs, messages that wait, open streams and who waits for the database', async () => {
    await server.db
      .insertInto('jobs')
      .values({ name: 'stuck', payload: '{}', run_at: new Date(server.clock.now().getTime() - 90_000) })
      .execute();
    const text = await figures();
    expect(text).toContain('rx_jobs_due{job="stuck"} 1');
    expect(Number(/^rx_jobs_oldest_due_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
    for (const name of ['live_clients', 'outbox_unread', 'database_waiting', 'positions_last_minute'])
      expect(text).toMatch(new RegExp(`rx_${name} \\d+`));
  });

  it('tells how old the copies are, where there are to be some', async () => {
    expect(await figures()).not.toContain('rx_backup_age_seconds');
    const folder = await mkdtemp(join(tmpdir(), 'rx-copies-'));
    const backup = { folder, recipients: [], everyHours: 24, keepDays: 14 };
    const copying = await testServer({ config: { metricsToken: TOKEN, backup } });
    const age = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const { body } = await copying.app.inject({ url: '/metrics', headers });
      return Number(/^rx_backup_age_seconds (\S+)$/m.exec(body)?.[1]);
    };
    expect(await age()).toBe(-1);
    const copy = join(folder, '2026-11-26T10-00-00Z');
    await mkdir(copy);
    const copiedAt = (seconds: number) =>
      new Date(copying.clock.now().getTime() - seconds * 1000).toISOString();
    await writeManifest(copy, {
      kind: 'postgres',
      started_at: copiedAt(600),
      finished_at: copiedAt(500),
      stop_lsn: null,
      migration: null,
      anchor: null,
      base: { bytes: 1, sha256: 'f0' },
    });
    const oldest = await age();
    expect(oldest).toBeGreaterThanOrEqual(500);
    expect(oldest).toBeLessThan(560);
    await addMark(copy, { at: copiedAt(60), lsn: '0/1', anchor: null });
    const until = await age();
    expect(until).toBeGreaterThanOrEqual(60);
    expect(until).toBeLessThan(120);
    await copying.close();
    await rm(folder, { recursive: true });
  });

  it('times jobs and plans, those that fail apart', async () => {
    const { jobs, metrics } = server.app;
    jobs.handle('counts', async () => {});
    jobs.handle('breaks', async () => {
      throw new TypeError('Ana Ruiz, 1 Main St');
    });
    const run_at = new Date(server.clock.now().getTime() - 1_000);
    await server.db
      .insertInto('jobs')
      .values(['counts', 'breaks'].map((name) => ({ name, payload: '{}', run_at })))
      .execute();
    await jobs.runDue();
    const answers = [Promise.resolve('a plan'), Promise.reject(new Error('no plan'))];
    const optimizer = observedOptimizer({ solve: () => answers.shift() } as unknown as Optimizer, metrics);
    expect(await optimizer.solve({} as never)).toBe('a plan');
    await expect(optimizer.solve({} as never)).rejects.toThrow('no plan');
    const text = await figures();
    for (const line of [
      'rx_job_duration_seconds_count{job="counts",outcome="done"} 1',
      'rx_job_duration_seconds_count{job="breaks",outcome="failed"} 1',
      'rx_optimizer_duration_seconds_count{outcome="done"} 1',
      'rx_optimizer_duration_seconds_count{outcome="failed"} 1',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('Ana');
  });
});
