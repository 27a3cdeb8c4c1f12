import CloseIcon from '@mui/icons-material/Close';
import { Button } from '@mui/material';
import { NO_FILTERS } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { useT } from '../../i18n/useT';
import { NO_PLAN_FILTERS } from '../filters/planFilters';
import { usePlanFilters } from '../planView';
import type { Named } from './useClients';

interface PlanFilterChipsProps {
  cdps: readonly Named[];
  clients: readonly Named[];
}

/** What is set, each to be taken away by itself. */
export function PlanFilterChips({ cdps, clients }: PlanFilterChipsProps) {
  const translate = useT();
  const { filters, showFilters } = useBoardView();
  const { plan, showPlan } = usePlanFilters();
  const nameIn = (all: readonly Named[], id: number) =>
    all.find((each) => each.id === id)?.name ?? String(id);
  const chips: { key: string; label: string; take: () => void }[] = [];
  for (const id of filters.cdpIds)
    chips.push({
      key: `cdp-${id}`,
      label: nameIn(cdps, id),
      take: () => showFilters({ ...filters, cdpIds: filters.cdpIds.filter((each) => each !== id) }),
    });
  if (plan.clientId !== null)
    chips.push({
      key: 'client',
      label: nameIn(clients, plan.clientId),
      take: () => showPlan({ ...plan, clientId: null }),
    });
  if (plan.window !== null)
    chips.push({
      key: 'window',
      label: translate(`scheduling.filters.windows.${plan.window}`),
      take: () => showPlan({ ...plan, window: null }),
    });
  for (const mark of filters.marks)
    chips.push({
      key: mark,
      label: translate(`dispatch.marks.${mark}`),
      take: () => showFilters({ ...filters, marks: filters.marks.filter((each) => each !== mark) }),
    });
  for (const need of plan.needs)
    chips.push({
      key: need,
      label: translate(`resources.participants.choices.needs.${need}`),
      take: () => showPlan({ ...plan, needs: plan.needs.filter((each) => each !== need) }),
    });
  if (chips.length === 0) return null;
  return (
    <div className="filter-chips" role="group" aria-label={translate('board.active')}>
      {chips.map(({ key, label, take }) => (
        <button
          key={key}
          type="button"
          className="filter-chip"
          aria-label={translate('board.remove', { name: label })}
          onClick={take}
        >
          {label}
          <CloseIcon fontSize="inherit" />
        </button>
      ))}
      <Button
        size="small"
        onClick={() => {
          showFilters({ ...NO_FILTERS, text: filters.text });
          showPlan({ ...NO_PLAN_FILTERS, place: plan.place });
        }}
      >
        {translate('board.clear')}
      </Button>
    </div>
  );
}
