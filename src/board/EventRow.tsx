import { memo, useRef } from 'react';
import type { EventView, ManifestView } from '../domain/runs/dispatchView';
import { isRecipientStop, stopNameKey } from '../domain/stops/eventType';
import { useT } from '../i18n/useT';
import { nextStopOf } from './laneFacts';
import { LockMark } from './LockMark';
import { MarkIcons } from './MarkIcons';
import { StatusChip } from './StatusChip';
import { marksOf } from './stopMarks';
import { StopTime } from './StopTime';
import { edgeOf, stopTiming } from './stopTiming';
import { windowText } from './windowText';
import { useClock } from './useBoardClock';
import { useFresh } from './useFresh';

interface EventRowProps {
  event: EventView;
  manifest: ManifestView | null;
  isSelected: boolean;
  /** Has the keyboard's cursor in its lane. */
  isActive: boolean;
  /** On its way: the server has not answered yet. */
  isPending: boolean;
  domId: string;
  top: number;
  position: number;
  total: number;
}

/** One stop on two lines, 44 px: place, name, marks and time above; address, window and state below (look.md). */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, manifest } = props;
  const translate = useT();
  const element = useRef<HTMLDivElement>(null);
  useFresh(element, event.version);
  const timing = stopTiming(event, manifest, useClock());
  const isRecipient = isRecipientStop(event.delivery_event_type_id);
  const window = windowText(event);
  const isNext = manifest !== null && nextStopOf(manifest)?.id === event.id;
  return (
    <div
      ref={element}
      id={props.domId}
      role="option"
      aria-selected={props.isSelected}
      aria-posinset={props.position}
      aria-setsize={props.total}
      className={`stop-row${edgeOf(timing)}${props.isActive ? ' is-active' : ''}${isNext ? ' is-next' : ''}${props.isPending ? ' is-pending' : ''}${isRecipient ? '' : ' is-own'}`}
      style={{ top: props.top }}
      aria-busy={props.isPending || undefined}
      data-stop={event.id}
    >
      <span className="stop-place">{event.secuence}</span>
      {/* For the pointer; the keyboard has the context key. */}
      <span className="stop-more" data-more aria-hidden="true">
        ⋯
      </span>
      <span className="stop-line">
        {isNext ? <span className="visually-hidden">{translate('board.next')}</span> : null}
        <span className="stop-name">
          {isRecipient ? event.participant_name : translate(stopNameKey(event))}
        </span>
        <LockMark of={event} />
        <MarkIcons marks={marksOf(event)} />
        <StopTime timing={timing} />
      </span>
      <span className="stop-line">
        <span className="stop-address">
          {window ? <b>{window}</b> : null}
          {event.destination_full_address}
        </span>
        <StatusChip event={event} isDense />
      </span>
    </div>
  );
});
