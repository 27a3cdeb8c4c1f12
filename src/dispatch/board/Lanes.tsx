import clsx from 'clsx';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import { focusLane } from '../../board/interaction/goTo';
import { laneOrder } from '../../board/interaction/stopIndex';
import { useReveal, useShownOrder } from '../../board/interaction/useInteraction';
import type { ManifestView } from '../../domain/runs/dispatchView';
import type { Board } from '../../board/mergeBoard';
import { ManifestColumn } from './ManifestColumn';
import { StopList } from '../../board/StopList';
import { observeBox, scrollWhenElsewhere } from '../../board/observeBox';
import { useRenderChunk } from '../../board/useRenderChunk';
import laneStyles from '../../board/lane.module.css';
import styles from './lanes.module.css';
import type { Language } from '../../domain/wire/languages';
import { useDirection } from '../../ui/theme/useDirection';

const LANE_WIDTH = 320;

interface LanesProps {
  /** The whole day. */
  board: Board;
  /** Lanes in their order, with filters applied. */
  shown: Board;
  /** The runs of the day by id, with all their stops, for the heads. */
  whole: ReadonlyMap<number, ManifestView>;
  language: Language;
}

/** Runs side by side, the pool of unassigned stops first; only the lanes in view are in the page. */
export const Lanes = memo(function Lanes({ board, shown, whole, language }: LanesProps) {
  const translate = useT();
  const direction = useDirection();
  // Lanes that stand beside each other from the right are moved to the left.
  const way = direction === 'rtl' ? -1 : 1;
  useShownOrder(useCallback(() => laneOrder(shown), [shown]));
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    horizontal: true,
    isRtl: direction === 'rtl',
    count: shown.manifests.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBox,
    scrollToFn: scrollWhenElsewhere,
    // Three lanes: they fit into a window of 1,536 px beside the menu and the pool.
    initialRect: { width: 3 * LANE_WIDTH, height: 700 },
    useFlushSync: false,
    estimateSize: () => LANE_WIDTH,
    // Visible lanes first, their neighbours at low priority.
    overscan: useDeferredValue(1, 0),
    getItemKey: (index) => shown.manifests[index]?.id ?? index,
  });
  // The first frame has the pool and one run; later each lane waits in the render queue.
  const isFirstFrame = useDeferredValue(false, true);
  const items = virtual.getVirtualItems();
  const { range } = virtual;
  // The run to scroll to; it does not wait behind the others.
  const [goal, setGoal] = useState<number | null>(null);
  const drawn = useRenderChunk(items, { most: 1, atOnce: 0, first: goal });
  const leave = (from: string, direction: -1 | 1) => {
    const keys = ['pool', ...shown.manifests.map((manifest) => `run-${manifest.id}`)];
    const index = keys.indexOf(from) + direction;
    const target = keys[index];
    if (!target) return;
    if (index > 0) virtual.scrollToIndex(index - 1, { align: 'auto' });
    // The focus moves before the next key press. A lane further away is mounted only after the scroll was
    // painted.
    const lane = document.querySelector<HTMLElement>(`[data-lane="${target}"]`);
    if (lane) return lane.focus();
    setGoal(shown.manifests[index - 1]?.id ?? null);
    focusLane(target);
  };
  const placeOf = (manifestId: number | null) => shown.manifests.findIndex(({ id }) => id === manifestId);
  useReveal((manifestId) => {
    setGoal(manifestId);
    const index = placeOf(manifestId);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  });
  // A run that filters hid, or the strip of the finished ones, is drawn a moment after it was asked for.
  const goalPlace = placeOf(goal);
  const wasThere = useRef(false);
  useEffect(() => {
    if (goalPlace >= 0 && !wasThere.current) virtual.scrollToIndex(goalPlace, { align: 'auto' });
    wasThere.current = goalPlace >= 0;
  }, [goalPlace, virtual]);
  // Stable identity, so that unchanged lanes do not render.
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const onLeave = useCallback((from: string, direction: -1 | 1) => latest.current(from, direction), []);
  return (
    <>
      <section className={clsx(laneStyles.lane, styles.pool)} aria-labelledby="lane-pool-title">
        <header className={laneStyles.head}>
          <div className={laneStyles.line}>
            <h2 id="lane-pool-title">{translate('dispatch.unassigned')}</h2>
            <span className={laneStyles.runState}>{shown.pool.length}</span>
          </div>
          {shown.pool.length === 0 ? (
            <p className={laneStyles.facts}>
              {translate(board.pool.length === 0 ? 'dispatch.poolEmpty' : 'board.emptyPool')}
            </p>
          ) : null}
        </header>
        <StopList
          laneKey="pool"
          label={translate('dispatch.unassigned')}
          events={shown.pool}
          manifest={null}
          onLeave={onLeave}
          isAtOnce
        />
      </section>
      <div ref={scroller} className={styles.lanes} data-lanes>
        <div
          style={{
            width: virtual.getTotalSize() + (board.isPart ? LANE_WIDTH : 0),
            height: '100%',
            position: 'relative',
          }}
        >
          {items.map((item) => {
            const manifest = shown.manifests[item.index];
            if (!manifest) return null;
            return (
              <div
                key={item.key}
                className={styles.slot}
                style={{ width: LANE_WIDTH, transform: `translateX(${way * item.start}px)` }}
              >
                {drawn.has(item.key) ? (
                  <ManifestColumn
                    manifest={whole.get(manifest.id) ?? manifest}
                    events={manifest.events}
                    language={language}
                    onLeave={onLeave}
                    isAtOnce={isFirstFrame && item.index === 0}
                    isBeside={
                      range !== null && (item.index < range.startIndex || item.index > range.endIndex)
                    }
                  />
                ) : (
                  <div className={laneStyles.lane} />
                )}
              </div>
            );
          })}
          {board.isPart ? (
            <div
              className={styles.slot}
              style={{ width: LANE_WIDTH, transform: `translateX(${way * virtual.getTotalSize()}px)` }}
            >
              <div className={laneStyles.lane} />
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
});
