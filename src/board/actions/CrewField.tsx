import { Autocomplete, TextField } from '@mui/material';
import type { Problem } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';

export interface CrewOption {
  id: number;
  label: string;
}

interface CrewFieldProps {
  id: string;
  label: string;
  options: readonly CrewOption[];
  isLoading: boolean;
  value: number | null;
  problem?: Problem;
  isDisabled?: boolean;
  /** Shown below the field while there is no error. */
  hint?: string;
  onChange: (id: number | null) => void;
}

/** Chooses a driver, a vehicle or a pharmacy by its name. */
export function CrewField(props: CrewFieldProps) {
  const { id, label, options, isLoading, value, problem, isDisabled = false, hint, onChange } = props;
  const translate = useT();
  const translateAny = useTranslateAny();
  return (
    <Autocomplete
      id={id}
      size="small"
      options={options}
      loading={isLoading}
      disabled={isDisabled}
      value={options.find((option) => option.id === value) ?? null}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      getOptionKey={(option) => option.id}
      onChange={(_, chosen) => onChange(chosen?.id ?? null)}
      noOptionsText={translate('actionParts.none')}
      loadingText={translate('app.loading')}
      openText={translate('actionParts.open')}
      closeText={translate('actionParts.close')}
      clearText={translate('actionParts.clear')}
      renderInput={(field) => (
        <TextField
          {...field}
          label={label}
          required
          error={problem !== undefined}
          helperText={problem ? translateAny(problem.message, problem.args) : hint}
        />
      )}
    />
  );
}
