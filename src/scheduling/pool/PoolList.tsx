import type { EventView } from '../../domain/runs/dispatchView';
import { useValue } from '../../providers/valueStore';
import { laneKeyOf } from '../../board/interaction/laneKey';
import { StopListbox } from '../../board/interaction/StopListbox';
import { useStopListbox } from '../../board/interaction/useStopListbox';
import { stopUnder } from '../../board/interaction/useStopGestures';
import type { ShownLane } from '../../board/moves/stopDrag';
import { useT } from '../../i18n/useT';
import { useInteraction } from '../../board/interaction/useInteraction';
import { PoolRow } from './PoolRow';
import type { Language } from '../../domain/wire/languages';

const POOL_ROW_HEIGHT = 68;
const KEY = laneKeyOf(null);

interface PoolListProps {
  events: readonly EventView[];
  cdpNames: ReadonlyMap<number, string>;
  reasons: ReadonlyMap<number, string>;
  language: Language;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
}

/** The unassigned deliveries as a listbox. Only the rows in view are in the page. */
export function PoolList({ events, cdpNames, reasons, language, onLeave }: PoolListProps) {
  const translate = useT();
  const { hovered } = useInteraction();
  const hoveredId = useValue(hovered);
  const ground: ShownLane = { key: KEY, manifest: null, events };
  const list = useStopListbox({
    laneKey: KEY,
    events,
    ground,
    rowHeight: POOL_ROW_HEIGHT,
    overscan: 4,
    onLeave,
  });
  return (
    <StopListbox
      list={list}
      aria-label={translate('dispatch.unassigned')}
      onPointerOver={(over) => hovered.set(stopUnder(over.target))}
      onPointerLeave={() => hovered.set(null)}
    >
      {list.items.map((item) => {
        const event = events[item.index];
        if (!event) return null;
        return (
          <PoolRow
            key={item.key}
            {...list.optionOf(event, item.index, item.start)}
            cdpName={cdpNames.size > 1 ? (cdpNames.get(event.close_door_pharmacy_id) ?? null) : null}
            why={reasons.get(event.id) ?? null}
            language={language}
            isHovered={event.id === hoveredId}
          />
        );
      })}
    </StopListbox>
  );
}
