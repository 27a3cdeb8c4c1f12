import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { useAssignedDelivery } from '../dispatchState';
import styles from './moves.module.css';

/** Preview of the dragged stops at the pointer. */
export function DragGhost() {
  const translate = useT();
  const drag = useAssignedDelivery();
  const ghost = useRef<HTMLDivElement>(null);
  const isDragged = drag?.by === 'pointer';
  useEffect(() => {
    if (!isDragged) return undefined;
    const follow = (event: MouseEvent | TouchEvent) => {
      const at = 'touches' in event ? event.touches[0] : event;
      if (!at || !ghost.current) return;
      ghost.current.style.transform = `translate(${at.clientX + 12}px, ${at.clientY + 12}px)`;
      ghost.current.style.visibility = 'visible';
    };
    window.addEventListener('mousemove', follow, { passive: true });
    window.addEventListener('touchmove', follow, { passive: true });
    return () => {
      window.removeEventListener('mousemove', follow);
      window.removeEventListener('touchmove', follow);
    };
  }, [isDragged]);
  if (!isDragged) return null;
  const [first] = drag.stops;
  return (
    <div ref={ghost} className={styles.ghost} aria-hidden="true">
      {drag.stops.length === 1
        ? first?.event.participant_name
        : translate('interaction.selection.stops', { smart_count: drag.stops.length })}
    </div>
  );
}
