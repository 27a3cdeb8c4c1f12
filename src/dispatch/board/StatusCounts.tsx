import { memo } from 'react';
import { EVENT_STATUS_IDS, eventStatusName } from '../../domain/stops/eventStatus';
import { EVENT_TYPE } from '../../domain/stops/eventType';
import { statusTag } from '../../domain/stops/statusTag';
import { useT } from '../../i18n/useT';
import { TIMING_FLAGS, toggled, type TimingFlag } from '../../board/boardFilters';
import { useAskedFilters, useBoardView } from '../../board/boardView';

interface StatusCountsProps {
  counts: ReadonlyMap<string, number>;
  alerts: Readonly<Record<TimingFlag, number>>;
}

/** Statuses in the order of their numbers, each name one time. */
const NAMES = [...new Map(EVENT_STATUS_IDS.map((id) => [eventStatusName(id), id])).entries()];
const ALERT_TONES: Record<TimingFlag, string> = { missed: 'red', late: 'red', atRisk: 'amber' };

/**
 * Number of stops in each state, past their window, late and at risk. A press adds the state to the filters;
 * another press removes it.
 */
export const StatusCounts = memo(function StatusCounts({ counts, alerts }: StatusCountsProps) {
  const translate = useT();
  const { showFilters } = useBoardView();
  const filters = useAskedFilters();
  return (
    <div className="status-counts" role="group" aria-label={translate('dispatch.statusFilters')}>
      {TIMING_FLAGS.filter((flag) => alerts[flag] > 0 || filters.timing.includes(flag)).map((flag) => (
        <button
          key={flag}
          type="button"
          className={`status-count tone-${ALERT_TONES[flag]} is-alert`}
          aria-pressed={filters.timing.includes(flag)}
          onClick={() => showFilters({ ...filters, timing: toggled(filters.timing, flag) })}
        >
          {translate(`board.timingFlags.${flag}`)} <b>{alerts[flag]}</b>
        </button>
      ))}
      {NAMES.filter(([name]) => (counts.get(name) ?? 0) > 0 || filters.statuses.includes(name)).map(
        ([name, id]) => {
          const { tone } = statusTag({
            delivery_event_type_id: EVENT_TYPE.delivery,
            delivery_event_status_id: id,
          });
          return (
            <button
              key={name}
              type="button"
              className={`status-count tone-${tone}`}
              aria-pressed={filters.statuses.includes(name)}
              onClick={() => showFilters({ ...filters, statuses: toggled(filters.statuses, name) })}
            >
              {translate(`eventStatus.${name}`)} <b>{counts.get(name) ?? 0}</b>
            </button>
          );
        },
      )}
    </div>
  );
});
