import OutlinedInput from '@mui/material/OutlinedInput';
import InputAdornment from '@mui/material/InputAdornment';
import type { HTMLAttributes, ReactNode } from 'react';
import { MONEY_PREFIX, parseMoney } from '../../../domain/money';
import { maskPhone } from '../../../domain/phone';
import type { Field, FieldOf } from '../../schema/fields';
import { ariaOf, type InputProps } from './inputProps';

interface Typing {
  /** What stands in the field for a value; the value's own text by default. */
  show?: (value: string) => string;
  /** What the field shows for what was typed; the caret keeps its place. */
  mask?: (typed: string) => string;
  /** The value for a masked text; the text itself by default. */
  toValue?: (masked: string) => unknown;
  /** Last touch when the field is left. */
  onLeave?: (value: string) => unknown;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  prefix?: ReactNode;
  alignRight?: boolean;
  multiline?: boolean;
}

/** The one control that is typed into; the kinds differ in mask, value and keyboard. */
function TypedInput(props: InputProps<Field> & { typing: Typing }) {
  const { id, name, value, onChange, onBlur, focusRef, disabled, invalid, typing } = props;
  const { show, mask, toValue, onLeave } = typing;
  const text = value === null || value === undefined ? '' : String(value);
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      size="small"
      type={typing.type ?? 'text'}
      value={show ? show(text) : text}
      disabled={disabled}
      error={invalid}
      inputRef={focusRef}
      multiline={typing.multiline}
      minRows={typing.multiline ? 3 : undefined}
      placeholder={typing.placeholder}
      startAdornment={typing.prefix && <InputAdornment position="start">{typing.prefix}</InputAdornment>}
      slotProps={{
        input: {
          ...ariaOf(props),
          inputMode: typing.inputMode,
          autoComplete: typing.autoComplete ?? 'off',
          maxLength: typing.maxLength,
          style: typing.alignRight ? { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } : undefined,
        },
      }}
      onChange={(event) => {
        const control = event.target;
        const caret = control.selectionStart;
        const atEnd = caret === control.value.length;
        const masked = mask ? mask(control.value) : control.value;
        if (masked !== control.value) {
          // Writing the same text that React is about to write keeps the caret where the person types.
          control.value = masked;
          if (!atEnd && caret !== null) control.setSelectionRange(caret, caret);
        }
        onChange(toValue ? toValue(masked) : masked);
      }}
      onBlur={() => {
        if (onLeave && text !== '') onChange(onLeave(text));
        onBlur?.();
      }}
    />
  );
}

/** Uppercase as stored (spec §5), unless the declaration says otherwise. */
export function TextInput(props: InputProps<FieldOf<'text'>>) {
  const { field } = props;
  return (
    <TypedInput
      {...props}
      typing={{
        mask: field.uppercase === false ? undefined : (typed) => typed.toUpperCase(),
        maxLength: field.max,
        multiline: field.multiline,
      }}
    />
  );
}

export function EmailInput(props: InputProps<FieldOf<'email'>>) {
  return (
    <TypedInput {...props} typing={{ type: 'email', inputMode: 'email', onLeave: (text) => text.trim() }} />
  );
}

/** Typed as 000-000-0000, stored as ten digits (spec §5). */
export function PhoneInput(props: InputProps<FieldOf<'phone'>>) {
  return (
    <TypedInput
      {...props}
      typing={{
        type: 'tel',
        inputMode: 'tel',
        placeholder: '000-000-0000',
        show: maskPhone,
        mask: maskPhone,
        toValue: (masked) => masked.replaceAll('-', ''),
      }}
    />
  );
}

export function ZipcodeInput(props: InputProps<FieldOf<'zipcode'>>) {
  return (
    <TypedInput
      {...props}
      typing={{
        inputMode: 'numeric',
        maxLength: 5,
        placeholder: '00000',
        mask: (typed) => typed.replace(/\D/g, ''),
      }}
    />
  );
}

/** Two places are filled in when the field is left; what is no amount stays as typed, for the rule to complain about. */
export function MoneyInput(props: InputProps<FieldOf<'money'>>) {
  return (
    <TypedInput
      {...props}
      typing={{
        inputMode: 'decimal',
        placeholder: '0.00',
        prefix: MONEY_PREFIX,
        alignRight: true,
        onLeave: (text) => parseMoney(text) ?? text,
      }}
    />
  );
}

/** A number of degrees once it is one. */
export function DegreesInput(props: InputProps<FieldOf<'degrees'>>) {
  return (
    <TypedInput
      {...props}
      typing={{
        inputMode: 'decimal',
        toValue: (masked) =>
          /^-?\d{1,3}(\.\d+)?$/.test(masked.trim()) ? Number(masked) : masked === '' ? null : masked,
      }}
    />
  );
}

/** A whole number once it is one; other text stays text, for the rule to complain about. */
export function IntegerInput(props: InputProps<FieldOf<'integer'>>) {
  return (
    <TypedInput
      {...props}
      typing={{
        inputMode: 'numeric',
        toValue: (masked) =>
          /^-?\d{1,15}$/.test(masked.trim()) ? Number(masked) : masked === '' ? null : masked,
      }}
    />
  );
}
