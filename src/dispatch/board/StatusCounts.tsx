import { useTranslate } from 'ra-core';
import { EVENT_STATUS_IDS, eventStatusName } from '../../domain/eventStatus';
import { EVENT_TYPE } from '../../domain/eventType';
import { statusTag } from '../../domain/statusTag';

interface StatusCountsProps {
  counts: ReadonlyMap<string, number>;
  chosen: string | null;
  onChoose: (status: string | null) => void;
}

/** Statuses in the order of their numbers, each meaning once. */
const NAMES = [...new Map(EVENT_STATUS_IDS.map((id) => [eventStatusName(id), id])).entries()];

/** How many stops are in each state; a press shows only those, another one shows all again. */
export function StatusCounts({ counts, chosen, onChoose }: StatusCountsProps) {
  const translate = useTranslate();
  return (
    <div className="status-counts" role="group" aria-label={translate('dispatch.statusFilters')}>
      {NAMES.filter(([name]) => (counts.get(name) ?? 0) > 0 || name === chosen).map(([name, id]) => {
        const { tone } = statusTag({
          delivery_event_type_id: EVENT_TYPE.delivery,
          delivery_event_status_id: id,
        });
        return (
          <button
            key={name}
            type="button"
            className={`status-count tone-${tone}`}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name === chosen ? null : name)}
          >
            {translate(`eventStatus.${name}`)} <b>{counts.get(name) ?? 0}</b>
          </button>
        );
      })}
    </div>
  );
}
