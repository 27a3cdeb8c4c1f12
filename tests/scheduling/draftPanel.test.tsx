import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  DraftResult,
  DraftRun,
  DraftTotals,
  SchedulingDraft,
} from '../../src/domain/planning/draftView';
import DraftPanel from '../../src/scheduling/draft/DraftPanel';
import { renderOnBoard } from '../support/renderOnBoard';
import { stubFetch, type Call, type StubAnswer } from '../support/stubFetch';
import { makeEvent, makeManifest } from '../support/views';

const DATE = '2026-11-20';
const totals = (changes: Partial<DraftTotals> = {}): DraftTotals => ({
  stops: 2,
  metres: 12_000,
  minutes: 65,
  finish: '2026-11-20 20:00:00',
  overtime_minutes: 0,
  late: 1,
  ...changes,
});
const runOf = (id: number, order_before: number[], order: number[]): DraftRun => ({
  delivery_manifest_id: id,
  name: `RUN ${id}`,
  employee: 'DEMO DRIVER',
  time_zone: 'America/Los_Angeles',
  version: 1,
  is_under_way: false,
  order_before,
  order,
  before: totals(),
  after: totals({ finish: '2026-11-20 20:30:00' }),
  promises: [
    {
      delivery_event_id: 5,
      before: '2026-11-20 17:00:00',
      after: '2026-11-20 18:00:00',
      late_before: 0,
      late_after: 15,
    },
  ],
});
const waiting = { delivery_manifest_id: null, place: null, arrival: null };
const spot = (id: number, place: number) => ({
  delivery_manifest_id: id,
  place,
  arrival: '2026-11-20 17:30:00',
});
const result: DraftResult = {
  before: totals(),
  after: totals({ stops: 4, late: 0 }),
  runs: [runOf(1, [5], [7, 5]), runOf(2, [6], [6, 8])],
  moves: [
    { delivery_event_id: 7, from: waiting, to: spot(1, 1) },
    { delivery_event_id: 8, from: waiting, to: spot(2, 2) },
  ],
  unassigned: [
    {
      delivery_event_id: 9,
      is_placeless: false,
      obstacles: [
        {
          delivery_manifest_id: 1,
          reason: { code: 'windowLate', seconds: 600, fix: { kind: 'window', later: 600 } },
        },
        { delivery_manifest_id: 2, reason: { code: 'skill', skills: [2] } },
      ],
    },
    { delivery_event_id: 10, is_placeless: true, obstacles: [] },
  ],
  violations: [],
  run_names: { 1: 'RUN 1', 2: 'RUN 2' },
};
const name = (text: string) => ({ name: text, order_number: null, address: null, version: 1 });
const draft: SchedulingDraft = {
  id: 3,
  version: 4,
  delivery_date: DATE,
  close_door_pharmacy_id: null,
  state: 'ready',
  progress: 100,
  best: { cost: 4_000, unassigned: 2, planned: 3, routes: 2 },
  wish: { date: DATE, seed: 1 },
  engine: 'embedded',
  fallback: null,
  failure: null,
  created_by_name: 'Ana Office',
  created_at: '2026-11-20 15:00:00',
  finished_at: '2026-11-20 15:00:20',
  settled_by_name: null,
  settled_at: null,
  command_id: null,
  result,
  stop_names: {
    5: name('CARLA CINCO'),
    7: name('SARA SIETE'),
    8: name('OLGA OCHO'),
    9: name('NORA NUEVE'),
    10: name('DORA DIEZ'),
  },
};
const done = { command_id: '6f1a8f0e-8f0b-4d5e-9a53-4a1c7a0f6b11', manifests: [], events: [] };

let calls: Call[];
let drafts: SchedulingDraft[];
let answer: (call: Call) => StubAnswer | undefined;
const onClose = vi.fn();

beforeEach(() => {
  drafts = [];
  answer = () => undefined;
  onClose.mockReset();
  calls = stubFetch((call) => {
    const own = answer(call);
    if (own) return own;
    if (call.url.startsWith('/scheduling/drafts?')) return { json: drafts };
    if (call.url.startsWith('/delivery_manifest/unassigned'))
      return { json: [makeEvent({ id: 9, delivery_manifest_id: null })] };
    if (call.url.startsWith('/delivery_manifest?'))
      return {
        json: [
          makeManifest({ id: 1, name: 'RUN 1', events: [] }),
          makeManifest({ id: 2, name: 'RUN 2', events: [] }),
        ],
      };
    if (call.url === '/scheduling/drafts') return { status: 201, json: { ...draft, state: 'solving' } };
    if (call.url.endsWith('/accept')) return { json: done };
    return { json: drafts[0] ?? draft };
  });
});
afterEach(() => vi.unstubAllGlobals());

const sent = (url: string) => calls.find((call) => call.url === url && call.method !== 'GET');
const open = (language: 'en' | 'es' = 'en') =>
  renderOnBoard(<DraftPanel date={DATE} cdpId={null} onClose={onClose} />, language);

describe('what is planned is chosen first', () => {
  it('asks for a plan of the chosen runs, reproducible by its seed', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByText('Runs that can get deliveries'));
    await user.click(screen.getByRole('checkbox', { name: /RUN 2/ }));
    await user.click(screen.getByRole('radio', { name: 'Also deliveries that are already on runs' }));
    await user.click(screen.getByText('More'));
    await user.clear(screen.getByLabelText('Seed'));
    await user.type(screen.getByLabelText('Seed'), '42');
    await user.type(screen.getByLabelText('Number of steps'), '5000');
    await user.click(screen.getByRole('button', { name: 'Create plan' }));
    await screen.findByText('Best plan so far');
    expect(sent('/scheduling/drafts')?.body).toMatchObject({
      date: DATE,
      delivery_manifest_ids: [1],
      is_replanning: true,
      seed: 42,
      iterations: 5000,
    });
  });

  it('with the network cut says so and keeps what was chosen; back again, the same call is repeated', async () => {
    let isCut = true;
    answer = ({ url, method }) => {
      if (isCut && url === '/scheduling/drafts' && method === 'POST') throw new TypeError('Failed to fetch');
      return undefined;
    };
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByText('More'));
    await user.clear(screen.getByLabelText('Seed'));
    await user.type(screen.getByLabelText('Seed'), '42');
    const start = screen.getByRole('button', { name: 'Create plan' });
    await user.click(start);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    expect(screen.getByLabelText('Seed')).toHaveValue('42');
    isCut = false;
    await user.click(start);
    await screen.findByText('Best plan so far');
    const keys = calls
      .filter(({ url, method }) => url === '/scheduling/drafts' && method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('says who plans already, and keeps what was chosen', async () => {
    answer = ({ url, method }) =>
      url === '/scheduling/drafts' && method === 'POST'
        ? {
            status: 409,
            json: {
              status_code: 'state001',
              message: 'x',
              args: { reason: 'draftSolving', who: 'Ben', date: DATE },
            },
          }
        : undefined;
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Create plan' }));
    expect(await screen.findByText(/Ben is already planning this/)).toBeVisible();
  });
});

describe('a search under way', () => {
  it('shows the best cost so far and can be stopped', async () => {
    drafts = [{ ...draft, state: 'solving', progress: 40, result: null }];
    const user = userEvent.setup();
    open();
    expect(await screen.findByText('4,000')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Search for a plan' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await user.click(screen.getByRole('button', { name: 'Stop and use the best plan' }));
    await waitFor(() => expect(sent('/scheduling/drafts/3/stop')).toBeDefined());
  });
});

describe('a plan that was found', () => {
  beforeEach(() => {
    drafts = [draft];
  });

  it('says per delivery why it has no run, and what would fix it', async () => {
    open();
    expect(await screen.findByText(/Reached 10 min after its time window ends/)).toBeVisible();
    expect(screen.getByText(/Fits if its time window ends 10 min later/)).toBeVisible();
    expect(screen.getByText(/has no position on the map/)).toBeVisible();
  });

  it('says so in Spanish', async () => {
    open('es');
    expect(await screen.findByText(/Se quedan sin ruta/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Usar todo el plan' })).toBeEnabled();
  });

  it('uses all of it, with one undo', async () => {
    const user = userEvent.setup();
    const board = open();
    await user.click(await screen.findByRole('button', { name: 'Use the whole plan' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent('/scheduling/drafts/3/accept')?.body).toEqual({});
    expect(board.take).toHaveBeenCalled();
    expect(board.offerUndo).toHaveBeenCalledWith(expect.objectContaining({ commandId: done.command_id }));
  });

  it('uses only the selected changes', async () => {
    const user = userEvent.setup();
    open();
    const part = await screen.findByRole('button', { name: /Use selected changes/ });
    expect(part).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Show the moves of RUN 1' }));
    const item = screen.getByText('SARA SIETE').closest('li');
    expect(item).toHaveTextContent('unassigned → RUN 1, place 1');
    await user.click(within(item as HTMLElement).getByRole('checkbox', { name: 'Move of SARA SIETE' }));
    await user.click(screen.getByRole('button', { name: 'Use selected changes (1)' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent('/scheduling/drafts/3/accept')?.body).toEqual({ delivery_event_ids: [8] });
  });

  it('says which run somebody has changed meanwhile, and stays open', async () => {
    answer = ({ url }) =>
      url.endsWith('/accept')
        ? {
            status: 412,
            json: {
              status_code: 'ver001',
              message: 'x',
              args: {
                who: 'Ben',
                when: '2026-11-20 16:00:00',
                changed: [],
                moved_on: [{ delivery_manifest_id: 2, delivery_event_id: null, name: 'RUN 2', who: 'Ben' }],
              },
            },
          }
        : undefined;
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Use the whole plan' }));
    expect(await screen.findByText('RUN 2: changed by Ben')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Plan again' }));
    expect(await screen.findByRole('button', { name: 'Create plan' })).toBeVisible();
  });
});
