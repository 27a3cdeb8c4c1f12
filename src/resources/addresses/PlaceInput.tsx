import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface PlaceInputProps {
  id: string;
  name: string;
  value: string;
  /** What the catalogue offers for what was typed; anything else may be typed as well. */
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
  /** An entry of the catalogue was taken. */
  onTake?: (value: string) => void;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  inputMode?: 'numeric';
  maxLength?: number;
}

/** A city or a ZIP code: typed, with what the catalogue knows beneath. */
export function PlaceInput(props: PlaceInputProps) {
  const { id, name, value, options, onChange, onTake, disabled, invalid, describedBy } = props;
  return (
    <Autocomplete
      id={id}
      freeSolo
      size="small"
      options={options.map((option) => option.value)}
      filterOptions={(all) => all}
      inputValue={value}
      disabled={disabled}
      // The text is the value: what is taken from the list is typed, so to speak.
      onInputChange={(_, text, reason) => {
        if (reason !== 'reset') onChange(text);
      }}
      onChange={(_, taken) => {
        if (taken === null) return;
        onChange(taken);
        onTake?.(taken);
      }}
      getOptionLabel={(option) => option}
      renderOption={({ key, ...option }, taken) => (
        <li key={key} {...option}>
          {options.find((one) => one.value === taken)?.text ?? taken}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          error={invalid}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              'aria-invalid': invalid || undefined,
              'aria-describedby': describedBy,
              'aria-required': true,
              inputMode: props.inputMode,
              maxLength: props.maxLength,
              autoComplete: 'off',
            },
          }}
        />
      )}
    />
  );
}
