import { useNotify, useTranslate } from 'ra-core';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { EventView } from '../domain/dispatchView';
import { eventStatusKey } from '../domain/eventStatus';
import type { StopInHand } from './actions/deliveryAction';
import { OpenActionProvider } from './actions/OpenActionProvider';
import { BoardKeys } from './board/BoardKeys';
import { findStop } from './board/mergeBoard';
import type { useBoard } from './board/useBoard';
import { BoardActionsContext, type BoardActions } from './boardActions';
import { errorText } from './errorText';
import { UndoOffer, type Offer } from './UndoOffer';

/** What a person holds on the board and does with it. */
interface Hands {
  selectedId: number | null;
  /** The selected stop as it is now; null when none is, or when it has left the day. */
  stop: StopInHand | null;
  onPick: (event: EventView) => void;
  onClosePanel: () => void;
}

const HandsContext = createContext<Hands | null>(null);

export function useHands(): Hands {
  const hands = useContext(HandsContext);
  if (!hands) throw new Error('The board is drawn inside BoardHands');
  return hands;
}

/** Selection, the dialog that is open, the keys and the offer to undo, around the picture of the day. */
export function BoardHands({ day, children }: { day: ReturnType<typeof useBoard>; children: ReactNode }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { board, merge, refetch } = day;
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const stop = useMemo(
    () => (board && selectedId !== null ? findStop(board, selectedId) : null),
    [board, selectedId],
  );

  const onPick = useCallback((event: EventView) => setSelectedId(event.id), []);
  const onClosePanel = useCallback(() => {
    const lane = document.querySelector<HTMLElement>('.lane-body:has([aria-selected="true"])');
    setSelectedId(null);
    lane?.focus();
  }, []);
  const actions = useMemo<BoardActions>(() => ({ merge, refetch, offerUndo: setOffer }), [merge, refetch]);
  const hands = useMemo<Hands>(
    () => ({ selectedId, stop, onPick, onClosePanel }),
    [selectedId, stop, onPick, onClosePanel],
  );

  return (
    <BoardActionsContext.Provider value={actions}>
      <OpenActionProvider
        findStop={(id) => board && findStop(board, id)}
        findRun={(id) => board?.manifests.find((manifest) => manifest.id === id) ?? null}
      >
        <BoardKeys stop={stop} onClose={onClosePanel} />
        <HandsContext.Provider value={hands}>{children}</HandsContext.Provider>
      </OpenActionProvider>
      <UndoOffer
        offer={offer}
        onClose={() => setOffer(null)}
        onRefused={(refusal) => notify(errorText(refusal, translate), { type: 'warning' })}
        onUndone={(answer) => {
          merge(answer.manifests);
          const event = answer.events[0];
          if (event)
            notify('dispatch.undo.done', {
              type: 'success',
              messageArgs: {
                name: event.participant_name ?? '',
                status: translate(eventStatusKey(event.delivery_event_status_id)),
              },
            });
        }}
      />
    </BoardActionsContext.Provider>
  );
}
