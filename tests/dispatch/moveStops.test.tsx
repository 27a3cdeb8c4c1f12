import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '../../src/domain/runs/dispatchView';
import { createInteraction } from '../../src/board/interaction/createInteraction';
import { ResultTray } from '../../src/board/interaction/ResultTray';
import { InteractionContext } from '../../src/board/interaction/useInteraction';
import { MovesProvider } from '../../src/board/moves/MovesProvider';
import MoveDialog from '../../src/board/moves/MoveDialog';
import { answer, renderOnBoard } from '../support/renderOnBoard';
import { makeEvent, makeManifest } from '../support/views';

vi.mock(
  '../../src/providers/usePermissions',
  async () => (await import('../support/everyPermission')).everyPermission,
);

const pooled = { delivery_manifest_id: null, secuence: null, planned_at: null, eta: null };
const ana = makeEvent({ id: 1, version: 3, participant_name: 'ANA LEE', ...pooled });
const bo = makeEvent({ id: 2, version: 5, participant_name: 'BO DIAZ', ...pooled });
const run = makeManifest({ id: 11, name: 'HILLCREST 03', delivery_manifest_status_id: 2, events: [] });
const board = { manifests: [run], pool: [ana, bo] };
const done = {
  command_id: '6f1a8f0e-8f0b-4d5e-9a53-4a1c7a0f6b11',
  manifests: [],
  events: [],
  undo_until: '2026-11-20 19:00:00',
};

let sent: { path: string; body: Record<string, unknown> }[];
let answers: (() => Response)[];
beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Promise.resolve(answer(404, {}));
    sent.push({
      path: url.replace(/^.*\/api/, ''),
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
    });
    return Promise.resolve(answers.shift()?.() ?? answer(500, {}));
  });
});
afterEach(() => vi.unstubAllGlobals());

const onClose = vi.fn();

type Events = readonly [EventView, ...EventView[]];
const ofPool = (event: EventView) => ({ event, manifest: null });

/** The dialog as its opener holds it: away once it is closed. */
function Opened({ stops: [first, ...others] }: { stops: Events }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return isOpen ? <MoveDialog stops={[ofPool(first), ...others.map(ofPool)]} onClose={close} /> : null;
}

function open(stops: Events = [ana, bo], language: 'en' | 'es' = 'en') {
  const interaction = createInteraction();
  interaction.setBoard(board);
  onClose.mockClear();
  const spies = renderOnBoard(
    <InteractionContext.Provider value={interaction}>
      <MovesProvider>
        <Opened stops={stops} />
        <ResultTray />
      </MovesProvider>
    </InteractionContext.Provider>,
    language,
  );
  return { ...spies, interaction };
}
const confirm = (name = 'Move') => userEvent.click(screen.getByRole('button', { name }));

describe('Move (one command for a selection; the cheapest run first)', () => {
  it('proposes a run with its cost and sends the stops in their order with the versions that were seen', async () => {
    answers = [() => answer(200, { ...done, results: [1, 2].map((id) => ({ id, ok: true })) })];
    const { offerUndo } = open();
    expect(await screen.findByRole('radio', { name: /^HILLCREST 03/ })).toBeChecked();
    await confirm();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe('/delivery_manifest/11/move');
    expect(sent[0]?.body).toMatchObject({ delivery_event_ids: [1, 2], versions: { 1: 3, 2: 5 } });
    expect(offerUndo).toHaveBeenCalledWith(
      expect.objectContaining({ text: '2 stops moved to HILLCREST 03' }),
    );
  });

  it('says per stop what was refused and why, and tries the refused one again', async () => {
    const refused = { id: 2, ok: false, status_code: 'state001', message: 'x', args: { reason: 'closed' } };
    answers = [
      () => answer(200, { ...done, results: [{ id: 1, ok: true }, refused] }),
      () => answer(200, { ...done, results: [{ id: 2, ok: true }] }),
    ];
    const { interaction } = open();
    await userEvent.click(screen.getByRole('radio', { name: 'Next workday' }));
    await confirm();
    const tray = await screen.findByRole('complementary', { name: 'Results' });
    expect(within(tray).getByText('1 of 2 done. 1 refused.')).toBeVisible();
    expect(within(tray).getByText('This stop is closed and cannot move')).toBeVisible();
    await userEvent.click(within(tray).getByRole('button', { name: 'Try the refused one again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ delivery_event_ids: [2], versions: { 2: 5 } });
    await userEvent.click(within(tray).getByRole('button', { name: 'Close the results' }));
    expect(interaction.tray.get()).toEqual([]);
  });

  it('asks for a reason when a rule speaks against it, and goes over it only with one', async () => {
    const rules = [{ rule: 'overtime', manifest_id: 11, delivery_event_id: null, minutes: 12 }];
    const refused = { id: 1, ok: false, status_code: 'OVERTIME_WORK', message: 'x', args: { rules } };
    answers = [
      () => answer(200, { ...done, results: [refused] }),
      () => answer(200, { ...done, results: [{ id: 1, ok: true }] }),
    ];
    open([ana]);
    expect(await screen.findByRole('radio', { name: /^HILLCREST 03/ })).toBeChecked();
    await confirm();
    const asked = await screen.findByRole('alertdialog', { name: 'Override the rules?' });
    expect(within(asked).getByText('12 min past the end of the shift')).toBeVisible();
    await userEvent.click(within(asked).getByRole('button', { name: 'Override' }));
    expect(sent).toHaveLength(1);
    await userEvent.type(within(asked).getByLabelText(/^reason/i), 'Agreed with the driver');
    await userEvent.click(within(asked).getByRole('button', { name: 'Override' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.path).toBe('/delivery_manifest/11/move_override');
    expect(sent[1]?.body).toMatchObject({
      reason: 'Agreed with the driver',
      override_rules: ['overtime'],
    });
  });

  it('stays open with what was chosen when the server cannot be reached, in Spanish too', async () => {
    answers = [() => answer(500, { message: 'x', request_id: 'abc' })];
    open([ana], 'es');
    await userEvent.click(screen.getByRole('radio', { name: 'Siguiente día hábil' }));
    await confirm('Mover');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Siguiente día hábil' })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });
});
