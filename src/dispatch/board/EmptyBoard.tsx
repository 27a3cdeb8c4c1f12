import { Button } from '@mui/material';
import { useT } from '../../i18n/useT';
import styles from '../../board/emptyBoard.module.css';

/** Why the board is empty: nothing on this day, or no match for the filters. */
export function EmptyBoard({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const translate = useT();
  return (
    <div className={styles.empty}>
      <p>{translate(isFiltered ? 'dispatch.noMatch' : 'dispatch.noRuns')}</p>
      {isFiltered ? (
        <Button onClick={onClear}>{translate('dispatch.clearFilters')}</Button>
      ) : (
        <p className={styles.hint}>{translate('dispatch.noRunsText')}</p>
      )}
    </div>
  );
}
