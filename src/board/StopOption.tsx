import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import type { EventView } from '../domain/runs/dispatchView';
import { isRecipientStop, stopNameKey } from '../domain/stops/eventType';
import { useT } from '../i18n/useT';
import { LockMark } from './LockMark';
import { MarkIcons } from './MarkIcons';
import { marksOf } from './stopMarks';
import { edgeOf, type StopTiming } from './stopTiming';
import { useFresh } from './useFresh';
import styles from './stop.module.css';

/** Props that a virtual list passes to each of its rows. */
export interface StopOptionProps {
  event: EventView;
  isSelected: boolean;
  /** Has the keyboard's cursor in its list. */
  isActive: boolean;
  /** Without a mouse the button of its menu is always there. */
  hasMenu: boolean;
  /** Sent, without an answer from the server yet. */
  isPending: boolean;
  domId: string;
  top: number;
  position: number;
  total: number;
}

interface Props {
  of: StopOptionProps;
  timing: StopTiming;
  className?: string;
  children: ReactNode;
}

/** A stop as an option of a list: selected, at the cursor, pending, or changed a moment ago. */
export function StopOption({ of, timing, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useFresh(element, of.event.version);
  const edge = edgeOf(timing);
  const [isPointed, setIsPointed] = useState(false);
  return (
    <div
      ref={element}
      id={of.domId}
      role="option"
      aria-selected={of.isSelected}
      aria-posinset={of.position}
      aria-setsize={of.total}
      aria-busy={of.isPending || undefined}
      className={clsx(
        styles.row,
        edge && styles[edge],
        of.isActive && styles.isActive,
        of.isPending && styles.isPending,
        className,
      )}
      style={{ top: of.top }}
      data-stop={of.event.id}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      {children}
      {/* For the pointer; the keyboard has the context key. */}
      {isPointed || of.hasMenu ? (
        <span className={styles.more} data-more aria-hidden="true">
          ⋯
        </span>
      ) : null}
    </div>
  );
}

/** Name of a stop, with its lock and its marks. */
export function StopName({ event }: { event: EventView }) {
  const translate = useT();
  const isRecipient = isRecipientStop(event.delivery_event_type_id);
  return (
    <>
      <span className={styles.name}>
        {isRecipient ? event.participant_name : translate(stopNameKey(event))}
      </span>
      <LockMark of={event} />
      <MarkIcons marks={marksOf(event)} />
    </>
  );
}
