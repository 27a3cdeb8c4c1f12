import { useContext, useDeferredValue, useState } from 'react';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { StopListbox } from './interaction/StopListbox';
import { useStopListbox } from './interaction/useStopListbox';
import type { ShownLane } from './moves/stopDrag';
import { useSlotInView } from './moves/useSlotInView';
import { BoardViewContext } from './boardView';
import { ClosedAbove } from './ClosedAbove';
import { EventRow } from './EventRow';
import { useOpensAt } from './useOpensAt';
import { useRenderChunk } from './useRenderChunk';
import { useQueuedRows } from './useQueuedRows';

export const ROW_HEIGHT = 48;
/** New rows per frame: a third of the rows of a lane that fit on a screen. */
const ROWS_AT_ONCE = 4;

interface StopListProps {
  laneKey: string;
  label: string;
  events: readonly EventView[];
  manifest: ManifestView | null;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
  /** Index of the stop at which the list opens; the stops above are said in one line. 0 by default. */
  opensAt?: number;
  /** True: the rows render in the first frame. False: they wait in the render queue. */
  isAtOnce: boolean;
  /** The lane is beside the visible part: it gets its rows when it comes into view, and keeps them. */
  isBeside?: boolean;
}

const NO_ROWS: readonly never[] = [];

/** The stops of one lane as a listbox. Only the rows in view are in the page. */
export function StopList(props: StopListProps) {
  const { laneKey, label, manifest, onLeave, opensAt = 0 } = props;
  const filters = useContext(BoardViewContext)?.filters;
  const events = useQueuedRows(props.events, filters, props.isAtOnce);
  const ground: ShownLane = { key: laneKey, manifest, events };
  const list = useStopListbox({
    laneKey,
    events,
    ground,
    rowHeight: ROW_HEIGHT,
    opensAt,
    overscan: useDeferredValue(1, 0),
    onLeave,
  });
  const [wasInView, setWasInView] = useState(!props.isBeside);
  if (!props.isBeside && !wasInView) setWasInView(true);
  const drawn = useRenderChunk(wasInView ? list.items : NO_ROWS, {
    most: ROWS_AT_ONCE,
    atOnce: ROWS_AT_ONCE,
    first: list.active?.id,
  });
  const toggleClosed = useOpensAt({
    virtual: list.virtual,
    index: opensAt,
    rowHeight: ROW_HEIGHT,
    count: events.length,
  });
  useSlotInView(laneKey, (slot) => {
    if (events.length > 0) list.virtual.scrollToIndex(Math.min(slot, events.length - 1), { align: 'center' });
  });
  return (
    <>
      {opensAt > 0 ? <ClosedAbove events={events.slice(0, opensAt)} onToggle={toggleClosed} /> : null}
      <StopListbox list={list} aria-label={label}>
        {list.items.map((item) => {
          const event = events[item.index];
          if (!event || !drawn.has(item.key)) return null;
          return (
            <EventRow key={item.key} {...list.optionOf(event, item.index, item.start)} manifest={manifest} />
          );
        })}
      </StopListbox>
    </>
  );
}
