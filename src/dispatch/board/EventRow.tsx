import { memo } from 'react';
import { useTranslate } from 'ra-core';
import type { EventView, ManifestView } from '../../domain/dispatchView';
import { eventTypeKey, isRecipientStop } from '../../domain/eventType';
import { MarkIcons } from './MarkIcons';
import { StatusChip } from './StatusChip';
import { marksOf } from './stopMarks';
import { stopTiming, windowText, type StopTiming } from './stopTiming';
import { useRiskLimits } from './useRiskLimits';

interface EventRowProps {
  event: EventView;
  manifest: ManifestView | null;
  now: Date;
  isSelected: boolean;
  /** Has the keyboard's cursor in its lane. */
  isActive: boolean;
  domId: string;
  top: number;
  position: number;
  total: number;
}

function edgeOf(timing: StopTiming): string {
  if (timing.etaClass === 'late') return ' edge-red';
  return timing.risks.length > 0 ? ' edge-amber' : '';
}

/** One stop on two lines, 44 px: place, name, marks and time above; address, window and state below (look.md). */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, manifest, now } = props;
  const translate = useTranslate();
  const timing = stopTiming(event, manifest, now, useRiskLimits());
  const isRecipient = isRecipientStop(event.delivery_event_type_id);
  const window = windowText(event);
  const lateness =
    timing.etaClass === 'late'
      ? translate('dispatch.minutesLate', { minutes: timing.minutesLate ?? 0 })
      : timing.etaClass === 'early'
        ? translate('dispatch.minutesEarly', { minutes: -(timing.minutesLate ?? 0) })
        : null;
  return (
    <div
      id={props.domId}
      role="option"
      aria-selected={props.isSelected}
      aria-posinset={props.position}
      aria-setsize={props.total}
      className={`stop-row${edgeOf(timing)}${props.isActive ? ' is-active' : ''}`}
      style={{ transform: `translateY(${props.top}px)` }}
      data-stop={event.id}
    >
      <span className="stop-place">{event.secuence}</span>
      {/* For the pointer; the keyboard has the context key. */}
      <span className="stop-more" data-more aria-hidden="true">
        ⋯
      </span>
      <span className="stop-line">
        <span className="stop-name">
          {isRecipient ? event.participant_name : translate(eventTypeKey(event.delivery_event_type_id))}
        </span>
        <MarkIcons marks={marksOf(event)} />
        <span className={`stop-time time-${timing.etaClass ?? 'none'}`}>
          {lateness ? <small>{lateness}</small> : null}
          {timing.time}
        </span>
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
