import { useMediaQuery } from '@mui/material';
import { usePreference } from '../providers/store';
import { LANE_ORDERS, type LaneOrder } from './lanesInOrder';
import { BY_RUN, type ListSort } from './listRows';

export const LAYOUTS = ['columns', 'list'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * Lanes or list, the order of the lanes and that of the list: stored per user. A narrow screen has its own setting, which
 * starts with the list.
 */
export function useBoardLayout() {
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const [wide, setWide] = usePreference<Layout>('board_layout', 'columns');
  const [narrow, setNarrow] = usePreference<Layout>('board_layout_narrow', 'list');
  const [sort, setSort] = usePreference<ListSort>('board_sort', BY_RUN);
  const [storedOrder, setLaneOrder] = usePreference<LaneOrder>('board_lane_order', 'need');
  // A stored value may come from another version.
  const laneOrder = LANE_ORDERS.find((each) => each === storedOrder) ?? 'need';
  return {
    layout: isNarrow ? narrow : wide,
    setLayout: isNarrow ? setNarrow : setWide,
    sort,
    setSort,
    laneOrder,
    setLaneOrder,
  };
}
