import { useEffectEvent, useLayoutEffect } from 'react';
import { holdKeys } from './typedAhead';

/** Stands in for a dialog whose code is still on its way: the page's keys are quiet, Escape calls it off. */
export function Opening({ onCancel }: { onCancel: () => void }) {
  const cancel = useEffectEvent(onCancel);
  // Before the next key, and not a moment longer than until the dialog stands.
  useLayoutEffect(() => holdKeys(() => cancel()), []);
  return null;
}
