import { useEffect, useEffectEvent } from 'react';
import { isUnfiltered } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { useViews } from '../../board/views/useViews';

/** Opens the board with the user's default view, unless the URL has filters. */
export function useDefaultView(): void {
  const { filters } = useBoardView();
  const { views, show } = useViews();
  const open = useEffectEvent(() => {
    const view = views.find((each) => each.isDefault);
    if (view && isUnfiltered(filters)) show(view);
  });
  useEffect(() => open(), []);
}
