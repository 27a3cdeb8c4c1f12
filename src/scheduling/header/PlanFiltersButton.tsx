import { NO_FILTERS } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { ChoiceField } from '../../board/ChoiceField';
import { FilterGroup } from '../../board/FilterGroup';
import { FiltersPopover } from '../../board/FiltersPopover';
import { STOP_MARKS } from '../../board/stopMarks';
import { PARTICIPANT_NEEDS } from '../../domain/people/participantCare';
import { useT } from '../../i18n/useT';
import { NO_PLAN_FILTERS, WINDOW_KINDS } from '../filters/planFilters';
import { usePlanFilters } from '../planView';
import { PlaceField } from './PlaceField';
import type { Named } from './useClients';

interface PlanFiltersButtonProps {
  cdps: readonly Named[];
  clients: readonly Named[];
  /** On a phone the place is one of them. */
  hasPlace: boolean;
}

/**
 * Every filter of the unassigned deliveries except the search, and the place where there is room for it, behind a button. Changes are applied at
 * once.
 */
export function PlanFiltersButton({ cdps, clients, hasPlace }: PlanFiltersButtonProps) {
  const translate = useT();
  const { filters, showFilters } = useBoardView();
  const { plan, showPlan } = usePlanFilters();
  const place = hasPlace && plan.place !== '' ? plan.place : null;
  const single = [plan.window, plan.clientId, place].filter((value) => value !== null).length;
  const clear = () => {
    showFilters({ ...NO_FILTERS, text: filters.text });
    showPlan({ ...NO_PLAN_FILTERS, place: hasPlace ? '' : plan.place });
  };
  const named = (each: Named) => ({ value: String(each.id), text: each.name });
  const idOf = (value: string | null) => (value === null ? null : Number(value));
  return (
    <FiltersPopover
      count={single + filters.cdpIds.length + filters.marks.length + plan.needs.length}
      onClear={clear}
    >
      {hasPlace ? <PlaceField /> : null}
      {cdps.length > 1 ? (
        <ChoiceField
          label={translate('dispatch.cdp')}
          any={translate('dispatch.allCdps')}
          value={String(filters.cdpIds[0] ?? '')}
          options={cdps.map(named)}
          onChange={(value) => showFilters({ ...filters, cdpIds: value === null ? [] : [Number(value)] })}
        />
      ) : null}
      {clients.length > 0 ? (
        <ChoiceField
          label={translate('scheduling.filters.client')}
          any={translate('scheduling.filters.anyClient')}
          value={String(plan.clientId ?? '')}
          options={clients.map(named)}
          onChange={(value) => showPlan({ ...plan, clientId: idOf(value) })}
        />
      ) : null}
      <ChoiceField
        label={translate('scheduling.filters.window')}
        any={translate('scheduling.filters.anyWindow')}
        value={plan.window ?? ''}
        options={WINDOW_KINDS.map((kind) => ({
          value: kind,
          text: translate(`scheduling.filters.windows.${kind}`),
        }))}
        onChange={(value) =>
          showPlan({ ...plan, window: WINDOW_KINDS.find((kind) => kind === value) ?? null })
        }
      />
      <FilterGroup
        legend={translate('board.marks')}
        options={STOP_MARKS}
        labelOf={(mark) => translate(`dispatch.marks.${mark}`)}
        chosen={filters.marks}
        onChange={(marks) => showFilters({ ...filters, marks })}
      />
      <FilterGroup
        legend={translate('scheduling.filters.needs')}
        options={PARTICIPANT_NEEDS}
        labelOf={(need) => translate(`resources.participants.choices.needs.${need}`)}
        chosen={plan.needs}
        onChange={(needs) => showPlan({ ...plan, needs })}
      />
    </FiltersPopover>
  );
}
