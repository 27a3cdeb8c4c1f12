import type { HTMLAttributes } from 'react';
import { DropMark } from '../moves/DropMark';
import type { useStopListbox } from './useStopListbox';
import styles from '../stop.module.css';

interface StopListboxProps extends HTMLAttributes<HTMLDivElement> {
  list: ReturnType<typeof useStopListbox>;
}

/** Scroll container of a list of stops, with the drop marker; its children are the visible rows. */
export function StopListbox({ list, children, ...element }: StopListboxProps) {
  const { laneKey, rowHeight, virtual, listProps } = list;
  return (
    <div className={styles.listbox} {...element} {...listProps}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
        <DropMark laneKey={laneKey} rowHeight={rowHeight} />
        {children}
      </div>
    </div>
  );
}
