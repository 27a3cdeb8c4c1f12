import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import UnassignDialog from '../../src/board/actions/UnassignDialog';
import type { Stops } from '../../src/board/actions/deliveryAction';
import { createInteraction } from '../../src/board/interaction/createInteraction';
import { ResultTray } from '../../src/board/interaction/ResultTray';
import { InteractionContext } from '../../src/board/interaction/useInteraction';
import { answer, renderOnBoard } from '../support/renderOnBoard';
import { makeEvent, makeManifest } from '../support/views';

const manifest = makeManifest();
const stops: Stops = [
  { event: makeEvent({ id: 7, version: 2 }), manifest },
  { event: makeEvent({ id: 8, version: 3, participant_name: 'LUIS PRUEBA' }), manifest },
];
function open(onClose: () => void, level = 1) {
  const interaction = createInteraction();
  interaction.setBoard({ manifests: [{ ...manifest, events: stops.map(({ event }) => event) }], pool: [] });
  return renderOnBoard(
    <InteractionContext.Provider value={interaction}>
      <UnassignDialog stops={stops} onClose={onClose} />
      <ResultTray />
    </InteractionContext.Provider>,
    'en',
    level,
  );
}

let sent: { path: string; method: string; body: unknown }[];
let answers: (() => Response)[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ path: url.replace(/^.*\/api/, ''), method: init.method ?? 'GET', body });
    return answers.shift()?.() ?? answer(500, {});
  });
});
afterEach(() => vi.unstubAllGlobals());

const done = {
  command_id: '6f9619ff-8b86-4011-b42d-00cf4fc964ff',
  manifests: [],
  events: [],
  undo_until: '2026-11-20 20:00:00',
};

describe('Unassign delivery with an "I agree" checkbox (spec §2, §4)', () => {
  it('sends nothing without it, and says so at the box', async () => {
    answers = [];
    open(vi.fn());
    await userEvent.click(screen.getByRole('button', { name: 'Unassign 2 deliveries' }));
    expect(screen.getByText('Check the box to unassign these deliveries')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('tells what was refused with its reason in the tray, and tries only that again', async () => {
    const refused = {
      id: 8,
      ok: false,
      status_code: 'state001',
      message: 'too many',
      args: { reason: 'poolFull', most: 500 },
    };
    answers = [
      () =>
        answer(200, { ...done, results: [{ id: 7, ok: true, status_code: null, message: null }, refused] }),
      () => answer(200, { ...done, results: [{ ...refused, ok: true, status_code: null, message: null }] }),
    ];
    const onClose = vi.fn();
    const board = open(onClose);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'I understand that these deliveries leave their runs' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Unassign 2 deliveries' }));
    expect(await screen.findByText(/Maximum number of unassigned deliveries exceeded/)).toBeVisible();
    expect(board.offerUndo).toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try the refused one again', hidden: true }));
    await waitFor(() => expect(screen.queryByText('Results')).toBeNull());
    expect(sent.map(({ path }) => path)).toEqual([
      '/delivery_manifest/unassign',
      '/delivery_manifest/unassign',
    ]);
    expect(sent[1]?.body).toEqual({ delivery_event_ids: [8], versions: { 8: 3 } });
  });

  it('goes stop by stop where the server takes one at a time, and says which was refused', async () => {
    answers = [
      () => answer(200, {}),
      () => answer(409, { status_code: 'state001', message: 'x', args: { reason: 'alreadyPooled' } }),
    ];
    const onClose = vi.fn();
    const board = open(onClose, 0);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'I understand that these deliveries leave their runs' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Unassign 2 deliveries' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /delivery_manifest/10/delivery_events/7/override',
      'DELETE /delivery_manifest/10/delivery_events/8/override',
    ]);
    expect(board.refetch).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'LUIS PRUEBA', hidden: true })).toBeVisible();
    expect(screen.getByText(/This stop is already unassigned/)).toBeVisible();
  });
});
