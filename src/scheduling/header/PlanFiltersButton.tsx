import FilterListIcon from '@mui/icons-material/FilterList';
import { Button, Checkbox, FormControlLabel, Popover } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { NO_FILTERS, toggled } from '../../dispatch/board/boardFilters';
import { useBoardView } from '../../dispatch/board/boardView';
import { ChoiceField } from '../../dispatch/board/ChoiceField';
import { STOP_MARKS } from '../../dispatch/board/stopMarks';
import { PARTICIPANT_NEEDS } from '../../domain/participantCare';
import { NO_PLAN_FILTERS, WINDOW_KINDS } from '../filters/planFilters';
import { usePlanFilters } from '../planView';
import type { Named } from './useClients';

interface PlanFiltersButtonProps {
  cdps: readonly Named[];
  clients: readonly Named[];
}

/** Opens the filters; says how many are set. */
export function PlanFiltersButton({ cdps, clients }: PlanFiltersButtonProps) {
  const translate = useTranslate();
  const { filters } = useBoardView();
  const { plan } = usePlanFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const single = [filters.cdpId, plan.window, plan.clientId].filter((value) => value !== null).length;
  const count = single + filters.marks.length + plan.needs.length;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(press) => setAnchor(press.currentTarget)}
      >
        {count > 0 ? translate('board.filtersOf', { count }) : translate('board.filters')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('board.filtersTitle') } }}
      >
        <PlanFilterFields cdps={cdps} clients={clients} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

/** Every filter of the unassigned deliveries but the typed ones. They take effect as they are set. */
function PlanFilterFields({ cdps, clients, onDone }: PlanFiltersButtonProps & { onDone: () => void }) {
  const translate = useTranslate();
  const { filters, showFilters } = useBoardView();
  const { plan, showPlan } = usePlanFilters();
  const named = (each: Named) => ({ value: String(each.id), text: each.name });
  const idOf = (value: string | null) => (value === null ? null : Number(value));
  return (
    <div className="filter-fields">
      {cdps.length > 1 ? (
        <ChoiceField
          label={translate('dispatch.cdp')}
          any={translate('dispatch.allCdps')}
          value={String(filters.cdpId ?? '')}
          options={cdps.map(named)}
          onChange={(value) => showFilters({ ...filters, cdpId: idOf(value) })}
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
      <fieldset className="filter-group">
        <legend>{translate('board.marks')}</legend>
        {STOP_MARKS.map((mark) => (
          <FormControlLabel
            key={mark}
            label={translate(`dispatch.marks.${mark}`)}
            control={
              <Checkbox
                size="small"
                checked={filters.marks.includes(mark)}
                onChange={() => showFilters({ ...filters, marks: toggled(filters.marks, mark) })}
              />
            }
          />
        ))}
      </fieldset>
      <fieldset className="filter-group">
        <legend>{translate('scheduling.filters.needs')}</legend>
        {PARTICIPANT_NEEDS.map((need) => (
          <FormControlLabel
            key={need}
            label={translate(`resources.participants.choices.needs.${need}`)}
            control={
              <Checkbox
                size="small"
                checked={plan.needs.includes(need)}
                onChange={() => showPlan({ ...plan, needs: toggled(plan.needs, need) })}
              />
            }
          />
        ))}
      </fieldset>
      <div className="filter-done">
        <Button
          onClick={() => {
            showFilters({ ...NO_FILTERS, text: filters.text });
            showPlan({ ...NO_PLAN_FILTERS, place: plan.place });
          }}
        >
          {translate('board.clear')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('board.done')}
        </Button>
      </div>
    </div>
  );
}
