import { useEffect, useEffectEvent } from 'react';
import { holdUnsaved, type Leaving } from '../../providers/unsaved';

/**
 * While mounted: asks before the page is left with unsaved input, after saving what `save` can save. Pass a
 * function if the input does not survive another query of its own page.
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
