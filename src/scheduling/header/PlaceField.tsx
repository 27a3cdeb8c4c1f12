import { TextField } from '@mui/material';
import { useT } from '../../i18n/useT';
import { barField } from '../../ui/barField';
import { usePlanFilters } from '../planView';

/** ZIP code or city of the unassigned deliveries. */
export function PlaceField({ className }: { className?: string }) {
  const translate = useT();
  const { plan, showPlan } = usePlanFilters();
  return (
    <TextField
      size="small"
      className={className}
      label={translate('scheduling.filters.place')}
      placeholder={translate('scheduling.filters.place')}
      sx={barField}
      value={plan.place}
      autoComplete="off"
      onChange={(change) => showPlan({ ...plan, place: change.target.value })}
    />
  );
}
