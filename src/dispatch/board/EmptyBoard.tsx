import { Button } from '@mui/material';
import { useT } from '../../i18n/useT';

/** Which kind of empty it is: nothing on this day, or nothing that the filters leave. */
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
