import { memo, useRef } from 'react';
import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import { isRecipientStop, stopNameKey } from '../../domain/stops/eventType';
import { useT } from '../../i18n/useT';
import { LockMark } from '../../board/LockMark';
import { MarkIcons } from '../../board/MarkIcons';
import { StatusChip } from '../../board/StatusChip';
import { marksOf } from '../../board/stopMarks';
import { StopTime } from '../../board/StopTime';
import { edgeOf, stopTiming } from '../../board/stopTiming';
import { windowText } from '../../board/windowText';
import { useClock } from '../../board/useBoardClock';
import { useFresh } from '../../board/useFresh';

interface ListRowProps {
  event: EventView;
  manifest: ManifestView | null;
  isSelected: boolean;
  isActive: boolean;
  /** On its way: the server has not answered yet. */
  isPending: boolean;
  domId: string;
  top: number;
  position: number;
  total: number;
}

/** A stop on one line, with its run and driver; on a phone on three. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { event, manifest } = props;
  const translate = useT();
  const element = useRef<HTMLDivElement>(null);
  useFresh(element, event.version);
  const timing = stopTiming(event, manifest, useClock());
  return (
    <div
      ref={element}
      id={props.domId}
      role="option"
      aria-selected={props.isSelected}
      aria-posinset={props.position}
      aria-setsize={props.total}
      className={`stop-row list-row${edgeOf(timing)}${props.isActive ? ' is-active' : ''}${props.isPending ? ' is-pending' : ''}`}
      style={{ top: props.top }}
      aria-busy={props.isPending || undefined}
      data-stop={event.id}
    >
      <span className="cell-run">
        {manifest ? (
          <>
            <i style={{ background: manifest.cdp_color }} />
            {manifest.name}
          </>
        ) : (
          translate('dispatch.unassigned')
        )}
      </span>
      <span className="cell-driver">{manifest?.employee}</span>
      <span className="stop-place">{event.secuence}</span>
      <span className="cell-name">
        <span className="stop-name">
          {isRecipientStop(event.delivery_event_type_id)
            ? event.participant_name
            : translate(stopNameKey(event))}
        </span>
        <LockMark of={event} />
        <MarkIcons marks={marksOf(event)} />
      </span>
      <span className="stop-address">{event.destination_full_address}</span>
      <span className="cell-window">{windowText(event)}</span>
      <StopTime timing={timing} />
      <span className="cell-status">
        <StatusChip event={event} />
      </span>
      {/* For the pointer; the keyboard has the context key. */}
      <span className="stop-more" data-more aria-hidden="true">
        ⋯
      </span>
    </div>
  );
});
