import { useMediaQuery } from '@mui/material';
import { usePreference } from '../providers/store';
import { BY_RUN, type ListSort } from './listRows';

export const LAYOUTS = ['columns', 'list'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * Lanes or list, and the sort order of the list: stored per user. A narrow screen has its own setting, which
 * starts with the list.
 */
export function useBoardLayout() {
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const [wide, setWide] = usePreference<Layout>('board_layout', 'columns');
  const [narrow, setNarrow] = usePreference<Layout>('board_layout_narrow', 'list');
  const [sort, setSort] = usePreference<ListSort>('board_sort', BY_RUN);
  return { layout: isNarrow ? narrow : wide, setLayout: isNarrow ? setNarrow : setWide, sort, setSort };
}
