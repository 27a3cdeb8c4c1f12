import { useValue } from '../../providers/valueStore';
import { useInteraction } from './useInteraction';

/** Announces to screen readers: selections, moves, where a dragged stop is. */
export function Announcer() {
  const text = useValue(useInteraction().said);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
