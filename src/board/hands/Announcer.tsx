import { useHandsStore } from './handsStore';
import { useHands } from './useHands';

/** Speaks what the hands do: selections, moves, where a carried stop is. */
export function Announcer() {
  const text = useHandsStore(useHands().said);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
