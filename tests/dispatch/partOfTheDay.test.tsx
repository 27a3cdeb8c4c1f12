import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider, useNotificationContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { OpenActionContext } from '../../src/board/actions/openAction';
import type { Board } from '../../src/board/mergeBoard';
import { createInteraction } from '../../src/board/interaction/createInteraction';
import { useBoardCommands } from '../../src/board/interaction/useBoardCommands';
import { InteractionContext } from '../../src/board/interaction/useInteraction';
import { UndoContext } from '../../src/board/undo/useUndo';
import { renderOnBoard } from '../support/renderOnBoard';
import { makeEvent, makeManifest } from '../support/views';

vi.mock(
  '../../src/providers/usePermissions',
  async () => (await import('../support/everyPermission')).everyPermission,
);

const runs = [makeManifest({ id: 11, events: [makeEvent({ id: 1 }), makeEvent({ id: 2 })] })];
const undo = { stepBack: vi.fn(), stepForward: vi.fn(), take: vi.fn(), refused: [] };
const open = { openStop: vi.fn(), openStops: vi.fn(), openRun: vi.fn(), openStopMenu: vi.fn() };

function Commands() {
  const { notifications } = useNotificationContext();
  return (
    <>
      {useBoardCommands().map(({ name, run }) => (
        <button key={name} onClick={run}>
          {name}
        </button>
      ))}
      <output>{notifications.map(({ message }) => String(message)).join()}</output>
    </>
  );
}

function press(name: string, board: Board) {
  const interaction = createInteraction();
  interaction.setBoard(board);
  interaction.setShown(board);
  renderOnBoard(
    <NotificationContextProvider>
      <UndoContext.Provider value={undo}>
        <OpenActionContext.Provider value={open}>
          <InteractionContext.Provider value={interaction}>
            <Commands />
          </InteractionContext.Provider>
        </OpenActionContext.Provider>
      </UndoContext.Provider>
    </NotificationContextProvider>,
  );
  return { interaction, pressed: userEvent.click(screen.getByRole('button', { name })) };
}

it.each(['selectAll', 'rule'])('%s waits for the whole day, and says so', async (name) => {
  const { interaction, pressed } = press(name, { manifests: runs, pool: [], isPart: true });
  await pressed;
  expect(interaction.selection.get().ids.size).toBe(0);
  expect(interaction.tool.get()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('interaction.selection.stillLoading');
});

it('selects all of a day that is here', async () => {
  const { interaction, pressed } = press('selectAll', { manifests: runs, pool: [] });
  await pressed;
  expect([...interaction.selection.get().ids]).toEqual([1, 2]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
