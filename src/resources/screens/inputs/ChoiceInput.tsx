import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import type { Field, FieldOf } from '../../schema/fields';
import { ariaOf, type InputProps } from './inputProps';

/** The browser's own list: quick on a keyboard, right on a phone. An optional field can be emptied again. */
export function OptionList({
  input,
  options,
}: {
  input: InputProps<Field>;
  options: readonly { value: string; text: string }[];
}) {
  const translate = useTranslate();
  const { id, name, value, onChange, onBlur, focusRef, disabled, invalid, required } = input;
  const current = value === null || value === undefined ? '' : String(value);
  return (
    <NativeSelect
      variant="outlined"
      fullWidth
      input={<OutlinedInput size="small" />}
      id={id}
      name={name}
      value={current}
      disabled={disabled}
      error={invalid}
      inputRef={focusRef}
      inputProps={ariaOf(input)}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      onBlur={onBlur}
    >
      {(!required || current === '') && (
        <option value="">{input.emptyText ?? (required ? translate('screens.form.choose') : '')}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </NativeSelect>
  );
}

export function ChoiceInput(props: InputProps<FieldOf<'choice'>>) {
  const translate = useTranslate();
  const { resource, name, field } = props;
  const options = field.choices.map((value) => ({
    value,
    text: field.translated === false ? value : translate(`resources.${resource}.choices.${name}.${value}`),
  }));
  return <OptionList input={props} options={options} />;
}
