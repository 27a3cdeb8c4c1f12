import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LOT_STATES } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import type { LotFilters } from '../lotCalls';
import type { useImportPlaces } from '../../resources/orders/useImportPlaces';
import type { useLotFilters } from './useLotFilters';
import { DayInput } from '../../ui/DayInput';
import { countSet, PageFilters } from '../../ui/PageFilters';

interface LotFilterBarProps {
  filtering: ReturnType<typeof useLotFilters>;
  places: ReturnType<typeof useImportPlaces>;
}

/** Filters of the lots: by state, client, CDP and day. */
export function LotFilterBar({ filtering, places }: LotFilterBarProps) {
  const translate = useT();
  const { filters, isFiltered, change, clear } = filtering;
  const choice = (
    name: keyof LotFilters,
    label: string,
    options: readonly { value: string; text: string }[],
  ) => (
    <TextField
      select
      size="small"
      id={`lots-${name}`}
      label={label}
      value={options.some(({ value }) => value === String(filters[name])) ? String(filters[name]) : ''}
      onChange={({ target }) => {
        const { value } = target;
        if (value === '') change({ [name]: null });
        else change({ [name]: name === 'state' ? value : Number(value) });
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 150px', maxWidth: { sm: 220 } }}
    >
      <MenuItem value="">{translate('imports.list.any')}</MenuItem>
      {options.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  const named = (records: readonly { id: number; name: string }[]) =>
    records.map(({ id, name }) => ({ value: String(id), text: name }));
  return (
    <PageFilters
      label={translate('imports.list.filters')}
      count={countSet(filters)}
      row={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}
    >
      {choice(
        'state',
        translate('imports.fields.state'),
        LOT_STATES.map((state) => ({ value: state, text: translate(`imports.states.${state}`) })),
      )}
      {choice('clientId', translate('imports.fields.funding_source_id'), named(places.clients))}
      {places.ownCdp === null &&
        choice('cdpId', translate('imports.fields.close_door_pharmacy_id'), named(places.cdps))}
      <Box sx={{ flex: '1 1 150px', maxWidth: { sm: 180 } }}>
        <DayInput
          onlyDays
          fullWidth
          id="lots-date"
          label={translate('imports.fields.delivery_date')}
          value={filters.date ?? ''}
          onChange={(day) => change({ date: day || null })}
        />
      </Box>
      {isFiltered && <Button onClick={clear}>{translate('imports.list.clear')}</Button>}
    </PageFilters>
  );
}
