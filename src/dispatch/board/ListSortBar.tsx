import { useT } from '../../i18n/useT';
import type { ListSort, SortKey } from '../../board/listRows';

interface ListSortBarProps {
  sort: ListSort;
  /** Live changes have overtaken the order that is shown. */
  isOutOfOrder: boolean;
  onSort: (sort: ListSort) => void;
  onRefresh: () => void;
}

/** Column heads; a press sorts, another one reverses the order. Lateness starts with the latest. */
export function ListSortBar({ sort, isOutOfOrder, onSort, onRefresh }: ListSortBarProps) {
  const translate = useT();
  const next = (by: SortKey): ListSort =>
    by === sort.by ? { by, descending: !sort.descending } : { by, descending: by === 'late' };
  const sorter = (by: SortKey) => (
    <button
      type="button"
      className={`sort-${by}`}
      aria-pressed={sort.by === by}
      onClick={() => onSort(next(by))}
    >
      {translate(`board.sort.${by}`)}
      {sort.by === by ? (
        <>
          <span aria-hidden="true">{sort.descending ? ' ↓' : ' ↑'}</span>
          <span className="visually-hidden">
            {` (${translate(sort.descending ? 'board.descending' : 'board.ascending')})`}
          </span>
        </>
      ) : null}
    </button>
  );
  return (
    <div className="list-head" role="group" aria-label={translate('board.sortBy')}>
      {sorter('run')}
      <span className="head-driver">{translate('dispatch.fields.driver')}</span>
      {sorter('place')}
      <span>{translate('board.recipient')}</span>
      <span className="head-address">{translate('dispatch.fields.address')}</span>
      <span>{translate('board.window')}</span>
      <span className="list-head-time">
        {sorter('late')}
        {sorter('eta')}
      </span>
      <span>{translate('board.state')}</span>
      {isOutOfOrder ? (
        <button type="button" className="sort-again" onClick={onRefresh}>
          {translate('board.sortAgain')}
        </button>
      ) : null}
    </div>
  );
}
