import { useNotify } from 'ra-core';
import { memo, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { OpenActionProvider } from './actions/OpenActionProvider';
import { findStop } from './mergeBoard';
import type { useBoard } from './useBoard';
import type { useBoardUrl } from './useBoardUrl';
import { BoardActionsContext, type BoardActions } from './boardActions';
import { Announcer } from './hands/Announcer';
import { BoardKeys } from './hands/BoardKeys';
import { BoardPageActions } from './hands/BoardPageActions';
import { BoardTools } from './hands/BoardTools';
import './hands/hands.css';
import { createHands } from './hands/createHands';
import { HandsContext } from './hands/useHands';
import { useSelectionUpkeep } from './hands/useSelectionUpkeep';
import { CarryKeys } from './moves/CarryKeys';
import { MovesProvider } from './moves/MovesProvider';
import { refusalWords } from './undo/stepWords';
import { UndoProvider } from './undo/UndoProvider';
import { UndoOffer, type Offer } from './UndoOffer';

interface BoardHandsProps {
  day: ReturnType<typeof useBoard>;
  url: ReturnType<typeof useBoardUrl>;
  today: string;
  /** Actions in the header; the board's own when left out. */
  pageActions?: ReactNode;
  children: ReactNode;
}

// What does not change while the day streams in is not drawn again for it.
const Keys = memo(BoardKeys);
const HeadActions = memo(BoardPageActions);
const Tools = memo(BoardTools);

/** Selection, the dialog that is open, the keys and the offer to undo, around the picture of the day. */
export function BoardHands({ day, url, today, pageActions, children }: BoardHandsProps) {
  const translate = useT();
  const notify = useNotify();
  const { board, merge, take, refetch } = day;
  const [hands] = useState(createHands);
  const [offer, setOffer] = useState<Offer | null>(null);
  useLayoutEffect(() => hands.setBoard(board), [hands, board]);
  useSelectionUpkeep(hands, board, url.date);
  const actions = useMemo<BoardActions>(
    () => ({ merge, take, refetch, offerUndo: setOffer }),
    [merge, take, refetch],
  );
  // Drawn for the offer, and not again for each change of the day.
  const undoOffer = useMemo(
    () => (
      <UndoOffer
        offer={offer}
        onClose={() => setOffer(null)}
        onRefused={(refusal) => notify(refusalWords(refusal, translate), { type: 'warning' })}
        onUndone={(answer) => {
          take(answer);
          notify('hands.undo.undone', { type: 'success', messageArgs: { what: offer?.text ?? '' } });
        }}
      />
    ),
    [offer, notify, take, translate],
  );

  return (
    <BoardActionsContext.Provider value={actions}>
      <HandsContext.Provider value={hands}>
        <UndoProvider date={url.date}>
          <MovesProvider>
            <OpenActionProvider
              findStop={(id) => board && findStop(board, id)}
              findRun={(id) => board?.manifests.find((manifest) => manifest.id === id) ?? null}
            >
              <Keys />
              {pageActions ?? <HeadActions date={url.date} />}
              <Tools url={url} today={today} />
              {children}
              <CarryKeys />
              <Announcer />
            </OpenActionProvider>
          </MovesProvider>
        </UndoProvider>
      </HandsContext.Provider>
      {undoOffer}
    </BoardActionsContext.Provider>
  );
}
