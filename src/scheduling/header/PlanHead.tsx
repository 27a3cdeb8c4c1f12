import { TextField } from '@mui/material';
import { BoardToolbar } from '../../board/BoardToolbar';
import { useFilterChoices } from '../../board/useFilterChoices';
import type { Board } from '../../board/mergeBoard';
import { useT } from '../../i18n/useT';
import { usePlanFilters } from '../planView';
import type { usePlanUrl } from '../filters/usePlanUrl';
import { MapToggle } from '../map/MapToggle';
import { PlanFilterChips } from './PlanFilterChips';
import { PlanFiltersButton } from './PlanFiltersButton';
import { useClients } from './useClients';
import { barField } from '../../ui/barField';
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
  const { plan, showPlan } = usePlanFilters();
  const [total, left] = [board.pool.length, shown.pool.length];
  return (
    <>
      <BoardToolbar
        date={url.date}
        today={today}
        summary={total === left ? '' : translate('scheduling.matches', { part: left, whole: total })}
        onDate={url.showDate}
      >
        <TextField
          size="small"
          className={styles.place}
          label={translate('scheduling.filters.place')}
          placeholder={translate('scheduling.filters.place')}
          sx={barField}
          value={plan.place}
          autoComplete="off"
          onChange={(change) => showPlan({ ...plan, place: change.target.value })}
        />
        <PlanFiltersButton cdps={cdps} clients={clients} />
        <MapToggle />
      </BoardToolbar>
      <PlanFilterChips cdps={cdps} clients={clients} />
    </>
  );
}
