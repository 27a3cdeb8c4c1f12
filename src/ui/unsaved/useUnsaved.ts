import { useEffect, useEffectEvent } from 'react';
import { holdUnsaved, type Leaving } from '../../providers/unsaved';

/**
 * While mounted: asks before the page is left with something unsaved, and first stores what `save` can store. What does
 * not outlive another query of its own page gives a function.
 */
export function useUnsaved(
  isUnsaved: boolean | ((leaving: Leaving) => boolean),
  save?: () => Promise<boolean>,
): void {
  const look = useEffectEvent((leaving: Leaving) =>
    typeof isUnsaved === 'function' ? isUnsaved(leaving) : isUnsaved && !leaving.isSamePage,
  );
  const store = useEffectEvent(async () => (save ? save() : false));
  useEffect(() => holdUnsaved({ isUnsaved: (leaving) => look(leaving), save: () => store() }), []);
}
