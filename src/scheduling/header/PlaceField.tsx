import { TextField } from '@mui/material';
import { useT } from '../../i18n/useT';
import { barField } from '../../ui/barField';
import { usePlanFilters } from '../planView';

/** ZIP code or city of the unassigned deliveries. */
export function PlaceField({ className, isInBar = false }: { className?: string; isInBar?: boolean }) {
  const translate = useT();
  const { plan, showPlan } = usePlanFilters();
  return (
    <TextField
      size="small"
      className={className}
      label={translate('scheduling.filters.place')}
      placeholder={isInBar ? translate('scheduling.filters.place') : undefined}
      sx={isInBar ? barField : undefined}
      value={plan.place}
      autoComplete="off"
      onChange={(change) => showPlan({ ...plan, place: change.target.value })}
    />
  );
}
