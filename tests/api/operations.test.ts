import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperationsView } from '../../src/contract/operations/operations';
import { MinuteCounts } from '../../server/platform/metrics/minuteCounts';
import { RecentFigures } from '../../server/platform/metrics/recentFigures';
import { command, makeRun, stopPath } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const TOKEN = 'a-token-of-the-watchers';
let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  const backup = { folder: '/nowhere/copies', recipients: [], everyHours: 24, keepDays: 14 };
  server = await testServer({ config: { metricsToken: TOKEN, backup } });
  admin = await server.signInAs('administrator');
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

/** The server's clock of stretches, moved on. */
function later(seconds: number): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + seconds * 1000);
}

const read = () => server.call<OperationsView>('GET', '/operations', { as: admin });

describe('GET /operations', () => {
  it('is for administrators', async () => {
    for (const role of ['dispatcher', 'scheduler', 'pharmacy', 'driver'] as const)
      expect((await server.call('GET', '/operations', { as: await server.signInAs(role) })).status).toBe(403);
    expect((await read()).status).toBe(200);
  });

  it('counts what this server did, by second and minute, from its start on', async () => {
    const ana = await server.signInAs('dispatcher');
    const run = await makeRun(server.db);
    server.app.metrics.recent.take();
    const [stop = 0] = run.stops;
    const path = stopPath(run, stop, 'change_status');
    const body = { delivery_event_status_id: 4, receptor_name: 'CARLA' };
    expect((await server.call('POST', path, command(ana, 1, body))).status).toBe(200);
    expect((await server.call('POST', path, command(ana, 1, body))).status).toBe(412);
    later(60);
    const { points, started_at, server: name } = (await read()).body;
    expect(started_at).toMatch(/^\d{4}-/);
    expect(name).toContain(String(process.pid));
    const point = points.at(-1);
    // On a slow machine the stretch is longer than the minute that the clock was moved.
    expect(point?.commands).toBeGreaterThan(0.5);
    expect(point?.commands).toBeLessThanOrEqual(1);
    expect(point).toMatchObject({ failures: 0, live_clients: 0, database_waiting: 0 });
    expect(point?.requests).toBeCloseTo(2 / 60, 1);
    expect(point?.p95_ms).toBeGreaterThan(0);
    expect(point?.outbox_unread).not.toBeNull();
  });

  it('tells of messages that wait, the slowest automatic plan and the room on the disk', async () => {
    const { metrics } = server.app;
    metrics.recent.take();
    metrics.observePlan('done', 1.25);
    metrics.observePlan('failed', 0.5);
    vi.spyOn(metrics, 'now').mockImplementation(async (name, label) =>
      name === 'messages' && label === 'waiting' ? 3 : name === 'disk_free_bytes' ? 65_430_000_000 : null,
    );
    later(60);
    expect((await read()).body.points.at(-1)).toMatchObject({
      messages_waiting: 3,
      plan_seconds: 1.25,
      disk_free_gb: 65.43,
    });
    vi.restoreAllMocks();
    metrics.watch('messages_for_this_test', 'by state', () => ({ waiting: 2 }), 'state');
    expect(await metrics.now('messages_for_this_test', 'waiting')).toBe(2);
    expect(await metrics.now('messages_for_this_test', 'failed')).toBe(0);
    expect(await metrics.now('messages_for_this_test')).toBeNull();
  });

  it('says nothing of a stretch that is too short', async () => {
    server.app.metrics.recent.take();
    expect((await read()).body.points).toEqual([]);
  });
});

describe('the last hours', () => {
  it('are six: the oldest minute goes when a new one comes', async () => {
    const recent = new RecentFigures(server.app.metrics, server.clock.now);
    vi.spyOn(server.app.metrics, 'now').mockResolvedValue(7);
    for (let minute = 0; minute < 365; minute++) {
      server.clock.advance(60_000);
      await recent.add();
    }
    const points = await recent.read();
    expect(points).toHaveLength(360);
    expect(points.at(-1)?.positions).toBe(7);
  });

  it('keep a gap where a figure could not be read', async () => {
    server.app.metrics.watch('positions_last_minute_broken', 'for this test', () => {
      throw new Error('no database');
    });
    expect(await server.app.metrics.now('positions_last_minute_broken')).toBeNull();
  });
});

describe('19 of 20 answers', () => {
  it.each([
    [[10], 10],
    [[...Array<number>(19).fill(10), 900], 10],
    [[...Array<number>(18).fill(10), 900, 900], 900],
    [[0], 0.1],
    [[10_000_000], 345_000],
  ])('of %j ms keep about %d ms', (durations, about) => {
    const counts = new MinuteCounts();
    for (const ms of durations) counts.countRequest(200, ms / 1000);
    const { p95_ms } = counts.take();
    expect(p95_ms).toBeGreaterThanOrEqual(about * 0.99);
    expect(p95_ms).toBeLessThan(about * 1.12);
    expect(counts.take().p95_ms).toBeNull();
  });
});

describe('board and alerts', () => {
  const ops = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'ops', name), 'utf8');
  const FIGURE = /\b(?:rx|process|nodejs)_[a-z0-9_]+/g;

  it.each(['grafana-board.json', 'alerts.yml'])('%s names only figures that there are', async (file) => {
    const { body } = await server.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const known = new Set(
      [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const named = new Set(ops(file).match(FIGURE));
    expect(named.size).toBeGreaterThan(4);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  it('the board is one that Grafana reads: every panel has a place, a query and a unit', () => {
    interface Panel {
      id: number;
      gridPos: { x: number; y: number; w: number; h: number };
      targets: { expr: string }[];
      fieldConfig: { defaults: { unit: string } };
    }
    const { panels, uid } = JSON.parse(ops('grafana-board.json')) as { panels: Panel[]; uid: string };
    expect(uid).toBe('rx-dispatch');
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { gridPos, targets, fieldConfig } of panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      expect(targets.every(({ expr }) => expr.length > 0)).toBe(true);
      expect(fieldConfig.defaults.unit).not.toBe('');
    }
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)}:${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
