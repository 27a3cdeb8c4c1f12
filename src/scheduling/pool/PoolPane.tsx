import clsx from 'clsx';
import { Button, MenuItem, TextField } from '@mui/material';
import { Link } from 'react-router-dom';
import { useInteraction } from '../../board/interaction/useInteraction';
import { selectAll } from '../../board/interaction/selection';
import { useT } from '../../i18n/useT';
import { PoolList } from './PoolList';
import { POOL_SORTS, type PoolSort } from './sortPool';
import type { usePoolOrder } from './usePoolOrder';
import laneStyles from '../../board/lane.module.css';
import styles from './pool.module.css';
import type { Language } from '../../domain/wire/languages';

interface PoolPaneProps {
  /** All of the day. */
  total: number;
  /** The deliveries that match the filters, in order. */
  order: ReturnType<typeof usePoolOrder>;
  cdpNames: ReadonlyMap<number, string>;
  reasons: ReadonlyMap<number, string>;
  language: Language;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
}

/** The unassigned deliveries of the day; their order does not change while the pointer is over them. */
export function PoolPane(props: PoolPaneProps) {
  const { total } = props;
  const { events, isOutOfOrder, sort, setSort, setIsHeld } = props.order;
  const translate = useT();
  const interaction = useInteraction();
  const selectShown = () => {
    const all = selectAll(events.map(({ id }) => id));
    interaction.selection.set(all);
    interaction.said.set(translate('interaction.selection.count', { smart_count: all.ids.size }));
  };
  return (
    <section
      className={clsx(laneStyles.lane, styles.pool)}
      aria-labelledby="lane-pool-title"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <header className={laneStyles.head}>
        <div className={clsx(laneStyles.line, styles.title, events.length === total && styles.isWhole)}>
          <h2 id="lane-pool-title">{translate('dispatch.unassigned')}</h2>
          <span className={laneStyles.runState}>
            {events.length === total
              ? total
              : translate('scheduling.pool.of', { part: events.length, whole: total })}
          </span>
        </div>
        {events.length === 0 ? (
          <PoolEmpty isFiltered={total > 0} />
        ) : (
          <div className={laneStyles.line}>
            <TextField
              select
              size="small"
              variant="standard"
              className={styles.sort}
              value={sort}
              onChange={(change) => setSort(change.target.value as PoolSort)}
              slotProps={{ htmlInput: { 'aria-label': translate('scheduling.pool.sortBy') } }}
            >
              {POOL_SORTS.map((by) => (
                <MenuItem key={by} value={by}>
                  {translate(`scheduling.pool.sorts.${by}`)}
                </MenuItem>
              ))}
            </TextField>
            <Button size="small" onClick={selectShown}>
              {translate('scheduling.pool.selectAll', { smart_count: events.length })}
            </Button>
          </div>
        )}
        {isOutOfOrder ? (
          <button type="button" className={styles.sortAgain} onClick={() => setIsHeld(false)}>
            {translate('scheduling.pool.sortAgain')}
          </button>
        ) : null}
      </header>
      <PoolList
        events={events}
        cdpNames={props.cdpNames}
        reasons={props.reasons}
        language={props.language}
        onLeave={props.onLeave}
      />
    </section>
  );
}

/** Why the list is empty, and how deliveries are added. */
function PoolEmpty({ isFiltered }: { isFiltered: boolean }) {
  const translate = useT();
  if (isFiltered) return <p className={laneStyles.facts}>{translate('scheduling.pool.noMatch')}</p>;
  return (
    <p className={laneStyles.facts}>
      {translate('scheduling.pool.empty')}{' '}
      <Link to="/schedule/imports">{translate('scheduling.pool.imports')}</Link>
      {' · '}
      <Link to="/schedule/deliveries-inbox">{translate('scheduling.pool.inbox')}</Link>
    </p>
  );
}
