import { useT } from '../../i18n/useT';
import type { ListSort, SortKey } from '../../board/listRows';
import textStyles from '../../ui/theme/text.module.css';
import styles from './boardList.module.css';

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
    <button type="button" aria-pressed={sort.by === by} onClick={() => onSort(next(by))}>
      {translate(`board.sort.${by}`)}
      {sort.by === by ? (
        <>
          <span aria-hidden="true">{sort.descending ? ' ↓' : ' ↑'}</span>
          <span className={textStyles.visuallyHidden}>
            {` (${translate(sort.descending ? 'board.descending' : 'board.ascending')})`}
          </span>
        </>
      ) : null}
    </button>
  );
  return (
    <div className={styles.head} role="group" aria-label={translate('board.sortBy')}>
      {sorter('run')}
      <span className={styles.headDriver}>{translate('dispatch.fields.driver')}</span>
      {sorter('place')}
      <span>{translate('board.recipient')}</span>
      <span className={styles.headAddress}>{translate('dispatch.fields.address')}</span>
      <span>{translate('board.window')}</span>
      <span className={styles.headTime}>
        {sorter('late')}
        {sorter('eta')}
      </span>
      <span>{translate('board.state')}</span>
      {isOutOfOrder ? (
        <button type="button" className={styles.sortAgain} onClick={onRefresh}>
          {translate('board.sortAgain')}
        </button>
      ) : null}
    </div>
  );
}
