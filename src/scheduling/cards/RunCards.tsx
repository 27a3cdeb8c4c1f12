import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { LIKELY_BOX, observeBox, scrollWhenElsewhere } from '../../board/observeBox';
import { ROW_HEIGHT } from '../../board/StopList';
import { focusLane } from '../../board/interaction/goTo';
import { useValue } from '../../providers/valueStore';
import { laneKeyOf } from '../../board/interaction/laneKey';
import { useInteraction, useReveal } from '../../board/interaction/useInteraction';
import { toggledIn } from './toggledIn';
import { usePlanView } from '../planView';
import { RunCard } from './RunCard';
import styles from './runsPane.module.css';
import type { Language } from '../../domain/wire/languages';

/** A run without its stops, the gap below it among it. */
const CARD_HEIGHT = 116;
/** Stops that an open run draws before it scrolls. */
const MOST_ROWS = 8;

interface RunCardsProps {
  manifests: readonly ManifestView[];
  language: Language;
  /** Colour of each run on the map. */
  colors: ReadonlyMap<number, string>;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
}

/** The runs of the day below each other, to be opened; only those in view are in the page. */
export function RunCards({ manifests, language, colors, onLeave }: RunCardsProps) {
  const interaction = useInteraction();
  const { open, hoveredRun } = usePlanView();
  const openIds = useValue(open);
  const hovered = useValue(hoveredRun);
  const scroller = useRef<HTMLDivElement>(null);
  const heightOf = (manifest: ManifestView | undefined) =>
    manifest && openIds.has(manifest.id)
      ? CARD_HEIGHT + Math.min(Math.max(manifest.events.length, 1), MOST_ROWS) * ROW_HEIGHT
      : CARD_HEIGHT;
  const virtual = useVirtualizer({
    count: manifests.length,
    getScrollElement: () => scroller.current,
    observeElementRect: observeBox,
    scrollToFn: scrollWhenElsewhere,
    initialRect: LIKELY_BOX,
    useFlushSync: false,
    estimateSize: (index) => heightOf(manifests[index]),
    overscan: 3,
    getItemKey: (index) => manifests[index]?.id ?? index,
  });
  const heights = useMemo(
    () =>
      manifests.map(({ id, events }) => (openIds.has(id) ? Math.min(events.length, MOST_ROWS) : -1)).join(),
    [manifests, openIds],
  );
  useEffect(() => virtual.measure(), [virtual, heights]);

  const show = (manifestId: number | null) => {
    const index = manifests.findIndex(({ id }) => id === manifestId);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  };
  useReveal((manifestId) => {
    const under = interaction.cursor.get();
    const stop = under === null ? null : interaction.find(under);
    const isSought = manifestId !== null && stop?.manifest?.id === manifestId && !interaction.drag.get();
    if (isSought) open.set(new Set(open.get()).add(manifestId));
    show(manifestId);
  });
  const onToggle = useCallback(
    (manifestId: number) => {
      open.set(toggledIn(open.get(), manifestId));
      focusLane(laneKeyOf(manifestId));
    },
    [open],
  );
  const step = (manifestId: number, steps: -1 | 1) => {
    const next = manifests[manifests.findIndex(({ id }) => id === manifestId) + steps];
    if (!next) return;
    show(next.id);
    focusLane(laneKeyOf(next.id));
  };
  // Stable identity, so that unchanged cards do not render.
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  const onStep = useCallback((id: number, steps: -1 | 1) => latest.current(id, steps), []);
  return (
    <div ref={scroller} className={styles.cards} data-lanes>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
          const manifest = manifests[item.index];
          if (!manifest) return null;
          return (
            <div
              key={item.key}
              className={styles.slot}
              style={{ height: item.size, transform: `translateY(${item.start}px)` }}
            >
              <RunCard
                manifest={manifest}
                language={language}
                color={colors.get(manifest.id) ?? manifest.cdp_color}
                isOpen={openIds.has(manifest.id)}
                isHovered={hovered === manifest.id}
                onToggle={onToggle}
                onHover={hoveredRun.set}
                onLeave={onLeave}
                onStep={onStep}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
