import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { isDate } from '../../domain/time/dates';
import type { Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import type { useImportPlaces } from '../../resources/orders/useImportPlaces';
import { DayInput } from '../../ui/DayInput';

/** Client, CDP and day of a lot, in the form's format. */
export interface LotPlaces {
  funding_source_id: number | null;
  close_door_pharmacy_id: number | null;
  delivery_date: string;
}

interface LotFieldsProps {
  value: LotPlaces;
  places: ReturnType<typeof useImportPlaces>;
  isDisabled: boolean;
  /** Problems from the server, by field. */
  problems: Problems;
  /** True after an attempt to send: missing fields are shown. */
  showsMissing: boolean;
  onChange: (value: LotPlaces) => void;
  /** Further fields of the same form. */
  children?: ReactNode;
}

/** Client, CDP and delivery date: common to all orders of a lot. */
export function LotFields(props: LotFieldsProps) {
  const { value, places, isDisabled, problems, showsMissing, onChange, children } = props;
  const translate = useT();
  const translateAny = useTranslateAny();
  const id = useId();
  const { clients, cdps, ownCdp } = places;
  const problemText = (name: keyof LotPlaces, isMissing: boolean) => {
    const problem = problems[name] ?? (showsMissing && isMissing ? { message: 'validation.required' } : null);
    return problem ? translateAny(problem.message, problem.args) : null;
  };
  const choice = (
    name: 'funding_source_id' | 'close_door_pharmacy_id',
    options: readonly { id: number; name: string }[],
    isFixed: boolean,
  ) => {
    const problem = problemText(name, value[name] === null);
    return (
      <TextField
        select
        required
        fullWidth
        id={`${id}-${name}`}
        label={translate(`imports.fields.${name}`)}
        value={options.some((option) => option.id === value[name]) ? value[name] : ''}
        disabled={isDisabled || isFixed || places.isPending}
        error={problem !== null}
        helperText={problem}
        onChange={({ target }) => onChange({ ...value, [name]: Number(target.value) })}
      >
        {options.map((option) => (
          <MenuItem key={option.id} value={option.id}>
            {option.name}
          </MenuItem>
        ))}
      </TextField>
    );
  };
  const dateProblem = problemText('delivery_date', !isDate(value.delivery_date));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        // By the width of the container: clients' names must not be cut.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {choice('funding_source_id', clients, false)}
      {choice('close_door_pharmacy_id', cdps, ownCdp !== null)}
      <DayInput
        required
        id={`${id}-date`}
        label={translate('imports.fields.delivery_date')}
        value={value.delivery_date}
        disabled={isDisabled}
        error={dateProblem !== null}
        helperText={dateProblem}
        onChange={(day) => onChange({ ...value, delivery_date: day })}
      />
      {children}
    </Box>
  );
}
