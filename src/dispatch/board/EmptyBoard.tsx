import { Button } from '@mui/material';
import { useT } from '../../i18n/useT';

/** Why the board is empty: nothing on this day, or no match for the filters. */
export function EmptyBoard({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const translate = useT();
  return (
    <div className="board-empty">
      <p>{translate(isFiltered ? 'dispatch.noMatch' : 'dispatch.noRuns')}</p>
      {isFiltered ? (
        <Button onClick={onClear}>{translate('dispatch.clearFilters')}</Button>
      ) : (
        <p className="quiet">{translate('dispatch.noRunsText')}</p>
      )}
    </div>
  );
}
