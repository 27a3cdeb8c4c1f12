import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FILTER_PARAMS } from '../board/boardFilters';
import { useViews } from './useViews';

/** Opens the board with the person's default view, unless its address asks for something itself. */
export function useDefaultView(): void {
  const [params] = useSearchParams();
  const { views, show } = useViews();
  const open = useEffectEvent(() => {
    const view = views.find((each) => each.isDefault);
    if (view && !FILTER_PARAMS.some((key) => params.has(key))) show(view);
  });
  useEffect(() => open(), []);
}
