import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpenActionContext, type OpenAction } from '../../src/board/actions/openAction';
import { BoardKeys } from '../../src/board/interaction/BoardKeys';
import { createInteraction } from '../../src/board/interaction/createInteraction';
import { InteractionContext } from '../../src/board/interaction/useInteraction';
import { clearMessages, messages } from '../../src/providers/messageLog';
import { renderOnBoard } from '../support/renderOnBoard';
import { makeEvent, makeManifest } from '../support/views';

vi.mock(
  '../../src/providers/usePermissions',
  async () => (await import('../support/everyPermission')).everyPermission,
);
vi.mock('../../src/board/undo/useUndo', () => ({ useUndo: () => ({}) }));
vi.mock('../../src/providers/store', () => ({
  usePreference: (_: string, value: unknown) => [value, vi.fn()],
}));

afterEach(clearMessages);

/** The keys over a run with one stop, on which the cursor stands; null: on none. */
function keysOver(statusId: number | null, language: 'en' | 'es' = 'en') {
  const manifest = makeManifest({
    events: statusId === null ? [] : [makeEvent({ delivery_event_status_id: statusId })],
  });
  const interaction = createInteraction();
  interaction.setBoard({
    date: manifest.delivery_date,
    manifests: [manifest],
    unassigned: [],
    catalogues: {},
  } as never);
  interaction.cursor.set(statusId === null ? null : 1);
  const open: OpenAction = { openStop: vi.fn(), openStops: vi.fn(), openRun: vi.fn(), openStopMenu: vi.fn() };
  renderOnBoard(
    <OpenActionContext.Provider value={open}>
      <InteractionContext.Provider value={interaction}>
        <BoardKeys />
      </InteractionContext.Provider>
    </OpenActionContext.Provider>,
    language,
  );
  return {
    open,
    press: (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` }),
    said: () => messages.get().map(({ text }) => text),
  };
}

describe('A letter key', () => {
  it('starts its action where it is offered, and says nothing', () => {
    const { open, press, said } = keysOver(1);
    press('c');
    expect(open.openStop).toHaveBeenCalledOnce();
    expect(said()).toEqual([]);
  });

  it.each([
    ['en', 'Cancel delivery: not now, because the stop is closed'],
    ['es', 'Cancelar entrega: ahora no, porque la parada está cerrada'],
  ] as const)('says why it starts nothing (%s)', (language, sentence) => {
    const { open, press, said } = keysOver(4, language);
    press('c');
    expect(open.openStop).not.toHaveBeenCalled();
    expect(said()).toEqual([sentence]);
  });

  it('says why a stop cannot be carried', () => {
    const { press, said } = keysOver(4);
    press('g');
    expect(said()).toEqual(['Move: not now, because the stop is closed']);
  });

  it('asks for a stop where none is chosen', () => {
    const { press, said } = keysOver(null);
    press('r');
    expect(said()).toEqual([expect.stringContaining('Choose a stop first')]);
  });
});
