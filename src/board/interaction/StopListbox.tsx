import { useDroppable } from '@dnd-kit/core';
import { useEffect, type HTMLAttributes, type RefObject } from 'react';
import { DropMark } from '../moves/DropMark';
import type { useStopListbox } from './useStopListbox';
import styles from '../stop.module.css';

interface StopListboxProps extends HTMLAttributes<HTMLDivElement> {
  list: ReturnType<typeof useStopListbox>;
}

interface DropGroundProps {
  laneKey: string;
  ground: object;
  scroller: RefObject<HTMLDivElement | null>;
}

/** Makes the list a place to drop on. A part of its own: each press of the mouse renders it, and not the list. */
function DropGround({ laneKey, ground, scroller }: DropGroundProps) {
  const { setNodeRef } = useDroppable({ id: laneKey, data: { ...ground } });
  useEffect(() => {
    setNodeRef(scroller.current);
    return () => setNodeRef(null);
  }, [setNodeRef, scroller]);
  return null;
}

/** Scroll container of a list of stops, with the drop marker; its children are the visible rows. */
export function StopListbox({ list, children, ...element }: StopListboxProps) {
  const { laneKey, ground, scroller, rowHeight, virtual, listProps } = list;
  return (
    <div className={styles.listbox} {...element} {...listProps}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
        <DropGround laneKey={laneKey} ground={ground} scroller={scroller} />
        <DropMark laneKey={laneKey} rowHeight={rowHeight} />
        {children}
      </div>
    </div>
  );
}
