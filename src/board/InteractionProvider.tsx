import { useNotify } from 'react-admin';
import { memo, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { OpenActionProvider } from './actions/OpenActionProvider';
import { findStop } from './mergeBoard';
import type { useBoard } from './useBoard';
import type { useBoardUrl } from './useBoardUrl';
import { BoardActionsContext, type BoardActions } from './boardActions';
import { Announcer } from './interaction/Announcer';
import { BoardKeys } from './interaction/BoardKeys';
import { BoardTools } from './interaction/BoardTools';
import { createInteraction } from './interaction/createInteraction';
import { InteractionContext } from './interaction/useInteraction';
import { useSelectionMaintenance } from './interaction/useSelectionMaintenance';
import { KeyboardDrag } from './moves/KeyboardDrag';
import { MovesProvider } from './moves/MovesProvider';
import { refusalWords } from './undo/stepWords';
import { UndoProvider } from './undo/UndoProvider';
import { UndoOffer, type Offer } from './UndoOffer';

interface BoardHandsProps {
  day: ReturnType<typeof useBoard>;
  url: ReturnType<typeof useBoardUrl>;
  today: string;
  /** Actions in the header. */
  pageActions: ReactNode;
  children: ReactNode;
}

// Memoized: these do not change while the day is loading.
const Keys = memo(BoardKeys);
const Tools = memo(BoardTools);

/** Provides selection, the open dialog, keyboard shortcuts and the undo offer to the board. */
export function InteractionProvider({ day, url, today, pageActions, children }: BoardHandsProps) {
  const translate = useT();
  const notify = useNotify();
  const { board, merge, take, refetch } = day;
  const [interaction] = useState(createInteraction);
  const [offer, setOffer] = useState<Offer | null>(null);
  useLayoutEffect(() => interaction.setBoard(board), [interaction, board]);
  useSelectionMaintenance(interaction, board, url.date);
  const actions = useMemo<BoardActions>(
    () => ({ merge, take, refetch, offerUndo: setOffer }),
    [merge, take, refetch],
  );
  // Memoized for the offer: does not render at each change of the day.
  const undoOffer = useMemo(
    () => (
      <UndoOffer
        offer={offer}
        onClose={() => setOffer(null)}
        onRefused={(refusal) => notify(refusalWords(refusal, translate), { type: 'warning' })}
        onUndone={(answer) => {
          take(answer);
          notify('interaction.undo.undone', { type: 'success', messageArgs: { what: offer?.text ?? '' } });
        }}
      />
    ),
    [offer, notify, take, translate],
  );

  return (
    <BoardActionsContext.Provider value={actions}>
      <InteractionContext.Provider value={interaction}>
        <UndoProvider date={url.date}>
          <MovesProvider>
            <OpenActionProvider
              findStop={(id) => board && findStop(board, id)}
              findRun={(id) => board?.manifests.find((manifest) => manifest.id === id) ?? null}
            >
              <Keys />
              {pageActions}
              <Tools url={url} today={today} />
              {children}
              <KeyboardDrag />
              <Announcer />
            </OpenActionProvider>
          </MovesProvider>
        </UndoProvider>
      </InteractionContext.Provider>
      {undoOffer}
    </BoardActionsContext.Provider>
  );
}
