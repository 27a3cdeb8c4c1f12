import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DeleteRunDialog from '../../src/board/actions/DeleteRunDialog';
import { PublishRunsDialog } from '../../src/board/actions/PublishRunsDialog';
import type { RunTemplate } from '../../src/domain/runs/dayTemplates';
import RunsOfDayDialog from '../../src/scheduling/runs/RunsOfDayDialog';
import { answer, renderOnBoard } from '../support/renderOnBoard';
import { makeEvent, makeManifest } from '../support/views';

vi.mock(
  '../../src/providers/usePermissions',
  async () => (await import('../support/everyPermission')).everyPermission,
);

interface Sent {
  path: string;
  method: string;
  body: Record<string, unknown>;
}
let sent: Sent[];
let answers: unknown[];
let keys: string[];
let isCut: boolean;
let templates: RunTemplate[];
const onClose = vi.fn();

beforeEach(() => {
  sent = [];
  answers = [];
  keys = [];
  isCut = false;
  onClose.mockClear();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = url.replace(/^.*\/api/, '');
    if (path.startsWith('/scheduling/templates')) return Promise.resolve(answer(200, templates));
    const key = new Headers(init.headers).get('idempotency-key');
    if (key !== null) keys.push(key);
    if (isCut) return Promise.reject(new TypeError('Failed to fetch'));
    sent.push({ path, method: init.method ?? '', body: JSON.parse(String(init.body)) as Sent['body'] });
    return Promise.resolve(answer(200, answers.shift()));
  });
});
afterEach(() => vi.unstubAllGlobals());

const done = (changes: object) => ({
  command_id: '6f1a8f0e-8f0b-4d5e-9a53-4a1c7a0f6b11',
  manifests: [],
  events: [],
  undo_until: '2026-11-20 19:00:00',
  ...changes,
});
const template = (run_id: number, changes: Partial<RunTemplate> = {}): RunTemplate => ({
  run_id,
  name: `PATTERN ${run_id}`,
  close_door_pharmacy_id: 1,
  cdp_name: 'CDP ONE',
  time_zone: 'America/Los_Angeles',
  start_at: '2026-11-20 16:00:00',
  end_at: '2026-11-21 00:00:00',
  employee_id: 5,
  employee: 'DEMO DRIVER',
  vehicle_id: 7,
  vehicle_name: 'VAN 7',
  not_due: null,
  suspension: null,
  delivery_manifest_id: null,
  clashes: [],
  unavailable: [],
  notices: ['lunch'],
  ...changes,
});

describe('runs of the day', () => {
  const clash = { run: 'RUN 9', start_at: '2026-11-20 17:00:00', end_at: '2026-11-20 20:00:00' };
  const open = (language?: 'en' | 'es') =>
    renderOnBoard(<RunsOfDayDialog date="2026-11-20" onNewRun={vi.fn()} onClose={onClose} />, language);

  it('says what each run of master data is on that day, and creates the chosen ones', async () => {
    templates = [
      template(1),
      template(2),
      template(3, { clashes: [{ of: 'driver', time_zone: 'America/Los_Angeles', ...clash }] }),
      template(4, { not_due: 'weekday' }),
      template(5, { delivery_manifest_id: 50 }),
    ];
    const board = open();
    expect(await screen.findByText('DEMO DRIVER is on RUN 9, 09:00–12:00')).toBeInTheDocument();
    expect(screen.getByText('Not on this weekday')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /PATTERN 2/ }));
    answers.push(done({ manifests: [makeManifest({ id: 60 })], results: [{ id: 1, ok: true }] }));
    await userEvent.click(screen.getByRole('button', { name: 'Create 1 run' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        path: '/delivery_manifest/from_runs',
        method: 'POST',
        body: { date: '2026-11-20', run_ids: [1] },
      },
    ]);
    expect(board.offerUndo).toHaveBeenCalledWith(
      expect.objectContaining({ text: '1 run created for 11/20/2026' }),
    );
  });

  it('keeps open what was refused, with the reason', async () => {
    templates = [template(1), template(2)];
    open('es');
    const refused = { id: 2, ok: false, status_code: 'state001', message: 'x', args: { reason: 'noDriver' } };
    answers.push(done({ manifests: [makeManifest()], results: [{ id: 1, ok: true }, refused] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Crear 2 rutas' }));
    expect(
      await screen.findByText(/No se creó: PATTERN 2\. Esta ruta no tiene conductor/),
    ).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('publishing runs', () => {
  const run = makeManifest({ id: 10, version: 3, delivery_manifest_status_id: 1, employee: 'ANA LEE' });

  it('says what will happen to whom, and what is worth a look first', async () => {
    const empty = { ...run, employee_id: null, employee: null };
    renderOnBoard(<PublishRunsDialog manifests={[empty]} verb="publish" onClose={onClose} />);
    expect(screen.getByText(/RUN 10 counts as planned\./)).toBeInTheDocument();
    expect(screen.getByText(/No driver\. No deliveries\. No lunch/)).toBeInTheDocument();
    answers.push(done({ results: [{ id: 10, ok: true }] }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]).toMatchObject({
      path: '/delivery_manifest/publish',
      body: { ids: [10], versions: { '10': 3 } },
    });
  });

  it.each<['en' | 'es', string, RegExp]>([
    ['en', 'Publish', /The server cannot be reached/],
    ['es', 'Publicar', /servidor/],
  ])(
    'with the network cut says so and stays; back again, the same call is repeated: %s',
    async (language, verb, said) => {
      const two = [run, { ...run, id: 11, name: 'RUN 11', version: 5 }];
      renderOnBoard(<PublishRunsDialog manifests={two} verb="publish" onClose={onClose} />, language);
      const publish = screen.getByRole('button', { name: new RegExp(`^${verb}`) });
      isCut = true;
      await userEvent.click(publish);
      expect(await screen.findByText(said)).toBeVisible();
      expect(onClose).not.toHaveBeenCalled();
      isCut = false;
      answers.push(done({ results: two.map(({ id }) => ({ id, ok: true })) }));
      await userEvent.click(publish);
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(sent).toMatchObject([{ body: { ids: [10, 11], versions: { '10': 3, '11': 5 } } }]);
      // A publication whose answer was lost is not done twice.
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    },
  );

  it('keeps those that were refused', async () => {
    const other = { ...run, id: 11, name: 'RUN 11' };
    renderOnBoard(<PublishRunsDialog manifests={[run, other]} verb="publish" onClose={onClose} />);
    const args = { reason: 'runState', run: 'RUN 11' };
    const refused = { id: 11, ok: false, status_code: 'state001', message: 'x', args };
    answers.push(done({ results: [{ id: 10, ok: true }, refused] }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/Not published: RUN 11\. RUN 11 has changed/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Publish RUN 11' })).toBeInTheDocument();
  });
});

describe('deleting a run', () => {
  it('says how many deliveries become unassigned', async () => {
    const manifest = makeManifest({
      version: 4,
      delivery_manifest_status_id: 1,
      events: [makeEvent({ id: 1 }), makeEvent({ id: 2 }), makeEvent({ id: 3, delivery_event_type_id: 7 })],
    });
    renderOnBoard(<DeleteRunDialog manifest={manifest} onClose={onClose} />);
    expect(screen.getByText(/Its 2 deliveries become unassigned/)).toBeInTheDocument();
    answers.push(done({ removed_manifest_ids: [10] }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete run' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([{ path: '/delivery_manifest/10', method: 'DELETE', body: {} }]);
  });
});
