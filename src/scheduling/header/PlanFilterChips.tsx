import { NO_FILTERS } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { FilterChipRow, type FilterChip } from '../../board/FilterChipRow';
import { useT } from '../../i18n/useT';
import { NO_PLAN_FILTERS } from '../filters/planFilters';
import { usePlanFilters } from '../planView';
import type { Named } from './useClients';

interface PlanFilterChipsProps {
  cdps: readonly Named[];
  clients: readonly Named[];
}

/** The active filters; each can be removed. */
export function PlanFilterChips({ cdps, clients }: PlanFilterChipsProps) {
  const translate = useT();
  const { filters, showFilters } = useBoardView();
  const { plan, showPlan } = usePlanFilters();
  const nameIn = (all: readonly Named[], id: number) =>
    all.find((each) => each.id === id)?.name ?? String(id);
  const chips: FilterChip[] = [];
  for (const id of filters.cdpIds)
    chips.push({
      key: `cdp-${id}`,
      label: nameIn(cdps, id),
      onRemove: () => showFilters({ ...filters, cdpIds: filters.cdpIds.filter((each) => each !== id) }),
    });
  if (plan.clientId !== null)
    chips.push({
      key: 'client',
      label: nameIn(clients, plan.clientId),
      onRemove: () => showPlan({ ...plan, clientId: null }),
    });
  if (plan.window !== null)
    chips.push({
      key: 'window',
      label: translate(`scheduling.filters.windows.${plan.window}`),
      onRemove: () => showPlan({ ...plan, window: null }),
    });
  for (const mark of filters.marks)
    chips.push({
      key: mark,
      label: translate(`dispatch.marks.${mark}`),
      onRemove: () => showFilters({ ...filters, marks: filters.marks.filter((each) => each !== mark) }),
    });
  for (const need of plan.needs)
    chips.push({
      key: need,
      label: translate(`resources.participants.choices.needs.${need}`),
      onRemove: () => showPlan({ ...plan, needs: plan.needs.filter((each) => each !== need) }),
    });
  const clear = () => {
    showFilters({ ...NO_FILTERS, text: filters.text });
    showPlan({ ...NO_PLAN_FILTERS, place: plan.place });
  };
  return <FilterChipRow chips={chips} onClear={clear} />;
}
