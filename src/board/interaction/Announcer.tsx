import { useValue } from '../../providers/valueStore';
import { useInteraction } from './useInteraction';
import textStyles from '../../ui/theme/text.module.css';

/** Announces to screen readers: selections, moves, where a dragged stop is. */
export function Announcer() {
  const text = useValue(useInteraction().said);
  return (
    <p className={textStyles.visuallyHidden} role="status" aria-live="polite">
      {text}
    </p>
  );
}
