import { memo, useRef } from 'react';
import type { EventView } from '../../domain/runs/dispatchView';
import { ageInWords } from '../../board/ageInWords';
import { LockMark } from '../../board/LockMark';
import { MarkIcons } from '../../board/MarkIcons';
import { marksOf } from '../../board/stopMarks';
import { StopTime } from '../../board/StopTime';
import { edgeOf, stopTiming } from '../../board/stopTiming';
import { windowText } from '../../board/windowText';
import { useClock } from '../../board/useBoardClock';
import { useFresh } from '../../board/useFresh';
import { useT } from '../../i18n/useT';

interface PoolRowProps {
  event: EventView;
  /** Name of its CDP, where the day has several. */
  cdpName: string | null;
  /** Why the last draft left it without a run. */
  why: string | null;
  language: string;
  isSelected: boolean;
  isActive: boolean;
  isPending: boolean;
  isHovered: boolean;
  domId: string;
  top: number;
  position: number;
  total: number;
}

/** An unassigned delivery: who and what kind, when and where, which order and how long it waits; why it waits. */
export const PoolRow = memo(function PoolRow(props: PoolRowProps) {
  const { event, why } = props;
  const translate = useT();
  const clock = useClock();
  const element = useRef<HTMLDivElement>(null);
  useFresh(element, event.version);
  const window = windowText(event);
  const age = ageInWords(event.created_at, clock.now, props.language);
  const timing = stopTiming(event, null, clock);
  const classes = [
    `stop-row pool-row${edgeOf(timing)}`,
    props.isActive ? 'is-active' : '',
    props.isPending ? 'is-pending' : '',
    props.isHovered ? 'is-hovered' : '',
  ];
  return (
    <div
      ref={element}
      id={props.domId}
      role="option"
      aria-selected={props.isSelected}
      aria-posinset={props.position}
      aria-setsize={props.total}
      aria-busy={props.isPending || undefined}
      className={classes.filter(Boolean).join(' ')}
      style={{ top: props.top }}
      data-stop={event.id}
    >
      {/* For the pointer; the keyboard has the context key. */}
      <span className="stop-more" data-more aria-hidden="true">
        ⋯
      </span>
      <span className="stop-line">
        <span className="stop-name">{event.participant_name}</span>
        <LockMark of={event} />
        <MarkIcons marks={marksOf(event)} />
        <StopTime timing={timing} />
      </span>
      <span className="stop-line">
        <span className="stop-address">
          {window ? <b>{window}</b> : null}
          {event.destination_full_address}
        </span>
      </span>
      <span className="stop-line pool-facts">
        <span>
          {event.order_number}
          {' · '}
          <span title={translate('scheduling.pool.waits', { age })}>{age}</span>
        </span>
        {event.destination_latitude === null ? (
          <em className="tone-amber">{translate('scheduling.pool.noPosition')}</em>
        ) : null}
        {why ? (
          <em className="tone-amber" title={why}>
            {why}
          </em>
        ) : (
          <span>{props.cdpName}</span>
        )}
      </span>
    </div>
  );
});
