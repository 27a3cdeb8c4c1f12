import { startTransition, useMemo, useState, type FocusEvent } from 'react';
import { asksForStops } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { useInteraction, useShown } from '../../board/interaction/useInteraction';
import { isFinishedRun, lanesInOrder } from '../../board/lanesInOrder';
import type { Board } from '../../board/mergeBoard';
import { useClock } from '../../board/useBoardClock';
import { useBoardLayout } from '../../board/useBoardLayout';
import { useHeldOrder } from '../../board/useHeldOrder';
import { FinishedStrip } from './FinishedStrip';
import { Lanes } from './Lanes';
import styles from '../../board/boardPage.module.css';
import type { Language } from '../../domain/wire/languages';

interface OrderedLanesProps {
  /** The whole day. */
  board: Board;
  /** The board with filters applied. */
  shown: Board;
  language: Language;
}

/** A transition, like the live changes that it holds back: a press is answered before either. */
const hold = (setHeld: (isHeld: boolean) => void, isHeld: boolean) => startTransition(() => setHeld(isHeld));

const runIdOf = ({ id }: { id: number }) => id;

/**
 * The lanes in the order in which they need somebody; finished runs are one strip. The order is kept while a
 * pointer or the keyboard is on the lanes: nothing moves under a hand.
 */
export function OrderedLanes({ board, shown, language }: OrderedLanesProps) {
  const { filters, showFilters } = useBoardView();
  const { laneOrder } = useBoardLayout();
  const { reveal } = useInteraction();
  const clock = useClock();
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const whole = useMemo(() => new Map(board.manifests.map((run) => [run.id, run])), [board]);
  // The first runs of a large day are in the order of their start; they are sorted when all are here.
  const order = board.isPart && laneOrder === 'need' ? 'start' : laneOrder;
  const sorted = useMemo(
    () => lanesInOrder(shown.manifests, order, { whole, clock }),
    [shown, order, whole, clock],
  );
  const { cdpIds, driverIds, phase, run } = filters;
  const { items, isOutOfOrder } = useHeldOrder(sorted, runIdOf, {
    isHeld: hasPointer || hasFocus,
    question: JSON.stringify([order, cdpIds, driverIds, phase, run, asksForStops(filters)]),
  });
  const finished = items.filter(isFinishedRun);
  const canFold = phase === null && run === null && !asksForStops(filters) && finished.length < items.length;
  const isFolded = canFold && !filters.finished;
  const lanes = useMemo(
    (): Board => ({
      ...shown,
      manifests: isFolded ? items.filter((each) => !isFinishedRun(each)) : items,
    }),
    [shown, items, isFolded],
  );
  useShown(lanes);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) hold(setHasFocus, false);
  };
  return (
    <div
      className={styles.board}
      onPointerEnter={() => hold(setHasPointer, true)}
      onPointerLeave={() => hold(setHasPointer, false)}
      onFocus={() => hold(setHasFocus, true)}
      onBlur={onBlur}
    >
      <Lanes board={board} shown={lanes} whole={whole} language={language} />
      {canFold && finished.length > 0 ? (
        <FinishedStrip
          count={finished.length}
          isFolded={isFolded}
          isOutOfOrder={isOutOfOrder}
          onFold={() => {
            showFilters((asked) => ({ ...asked, finished: isFolded }));
            const [first] = finished;
            if (isFolded && first) reveal.set({ manifestId: first.id });
          }}
          onSort={() => {
            setHasPointer(false);
            setHasFocus(false);
          }}
        />
      ) : null}
    </div>
  );
}
