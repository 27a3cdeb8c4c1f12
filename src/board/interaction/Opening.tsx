import { useEffectEvent, useLayoutEffect } from 'react';
import { holdKeys } from './typedAhead';

/** Placeholder for a dialog whose code is still loading: the page's keys are off, Escape cancels. */
export function Opening({ onCancel }: { onCancel: () => void }) {
  const cancel = useEffectEvent(onCancel);
  // A layout effect runs before the next key press; it ends when the dialog mounts.
  useLayoutEffect(() => holdKeys(() => cancel()), []);
  return null;
}
