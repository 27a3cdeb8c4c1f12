import { useEffect, useEffectEvent } from 'react';
import { useAddressQuery } from '../../layout/addressQuery';
import { FILTER_PARAMS } from '../board/boardFilters';
import { useViews } from './useViews';

/** Opens the board with the person's default view, unless its address asks for something itself. */
export function useDefaultView(): void {
  const [query] = useAddressQuery();
  const { views, show } = useViews();
  const open = useEffectEvent(() => {
    const view = views.find((each) => each.isDefault);
    if (view && !FILTER_PARAMS.some((key) => query.has(key))) show(view);
  });
  useEffect(() => open(), []);
}
