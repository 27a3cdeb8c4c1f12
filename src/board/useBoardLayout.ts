import { useMediaQuery } from '@mui/material';
import { useCallback } from 'react';
import { usePreference } from '../providers/store';
import { useAddressChange, useAddressValue } from '../ui/addressQuery';
import { LAYOUT_IN_ADDRESS } from '../ui/routes/boardAddress';
import { LANE_ORDERS, type LaneOrder } from './lanesInOrder';
import { BY_RUN, type ListSort } from './listRows';

export const LAYOUTS = ['columns', 'list', 'map'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * Lanes, list or lanes beside the map, the order of the lanes and that of the list: stored per user. A narrow screen has its own setting, which
 * starts with the list. A link names the layout of the person who made it.
 */
export function useBoardLayout() {
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const [wide, setWide] = usePreference<Layout>('board_layout', 'columns');
  const [narrow, setNarrow] = usePreference<Layout>('board_layout_narrow', 'list');
  const [sort, setSort] = usePreference<ListSort>('board_sort', BY_RUN);
  const [storedOrder, setLaneOrder] = usePreference<LaneOrder>('board_lane_order', 'need');
  const ofLink = useAddressValue(LAYOUT_IN_ADDRESS);
  const change = useAddressChange();
  const setStored = isNarrow ? setNarrow : setWide;
  const setLayout = useCallback(
    (layout: Layout) => {
      change({ [LAYOUT_IN_ADDRESS]: layout });
      setStored(layout);
    },
    [change, setStored],
  );
  // A stored value may come from another version.
  const laneOrder = LANE_ORDERS.find((each) => each === storedOrder) ?? 'need';
  return {
    layout: LAYOUTS.find((each) => each === ofLink) ?? (isNarrow ? narrow : wide),
    setLayout,
    sort,
    setSort,
    laneOrder,
    setLaneOrder,
  };
}
