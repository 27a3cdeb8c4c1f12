import { useMediaQuery } from '@mui/material';
import { BoardToolbar } from '../../board/BoardToolbar';
import { useFilterChoices } from '../../board/useFilterChoices';
import type { Board } from '../../board/mergeBoard';
import { useT } from '../../i18n/useT';
import type { usePlanUrl } from '../filters/usePlanUrl';
import { MapToggle } from '../map/MapToggle';
import { PlaceField } from './PlaceField';
import { PlanFilterChips } from './PlanFilterChips';
import { PlanFiltersButton } from './PlanFiltersButton';
import { useClients } from './useClients';
import styles from './planHead.module.css';

interface PlanHeadProps {
  board: Board;
  shown: Board;
  url: ReturnType<typeof usePlanUrl>;
  today: string;
}

/** Head of the page: day and filters. */
export function PlanHead({ board, shown, url, today }: PlanHeadProps) {
  const translate = useT();
  const { cdps } = useFilterChoices(board);
  const clients = useClients();
  const isPhone = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const [total, left] = [board.pool.length, shown.pool.length];
  return (
    <>
      <BoardToolbar
        date={url.date}
        today={today}
        summary={total === left ? '' : translate('scheduling.matches', { part: left, whole: total })}
        onDate={url.showDate}
      >
        {isPhone ? null : <PlaceField className={styles.place} isInBar />}
        <PlanFiltersButton cdps={cdps} clients={clients} hasPlace={isPhone} />
        <MapToggle />
      </BoardToolbar>
      <PlanFilterChips cdps={cdps} clients={clients} />
    </>
  );
}
