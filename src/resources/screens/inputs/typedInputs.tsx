import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, type TextInputProps } from 'react-admin';
import type { InputEvent, InputHTMLAttributes } from 'react';
import { MONEY_PREFIX, parseMoney } from '../../../domain/money/money';
import { parseDecimal } from '../../../domain/wire/decimal';
import { maskPhone } from '../../../domain/people/phone';
import type { FieldOf } from '../../schema/fields';
import { commonOf, htmlInputOf, useOnLeave, type InputProps } from './inputProps';

interface Typing extends Pick<TextInputProps, 'format' | 'parse' | 'type' | 'multiline' | 'minRows'> {
  /** What the field shows for what was typed; the caret keeps its place. */
  mask?: (typed: string) => string;
  prefix?: string;
  html?: InputHTMLAttributes<HTMLInputElement>;
}

/** Writes the text that the form is about to write, which keeps the caret where the person types. */
function masked(mask: (typed: string) => string) {
  return ({ currentTarget: control }: InputEvent<HTMLInputElement>) => {
    const caret = control.selectionStart;
    const atEnd = caret === control.value.length;
    const text = mask(control.value);
    if (text === control.value) return;
    control.value = text;
    if (!atEnd && caret !== null) control.setSelectionRange(caret, caret);
  };
}

/** The one control that is typed into; the kinds differ in mask, value and keyboard. */
function TypedInput({
  input,
  mask,
  prefix,
  html,
  onLeave,
  ...typing
}: Typing & { input: InputProps<unknown>; onLeave?: (value: unknown) => unknown }) {
  const leave = useOnLeave(input.source, onLeave ?? ((value) => value));
  return (
    <TextInput
      {...commonOf(input)}
      {...typing}
      fullWidth
      onBlur={leave}
      slotProps={{
        input: prefix
          ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> }
          : undefined,
        htmlInput: { ...htmlInputOf(input), ...html, onInput: mask && masked(mask) },
      }}
    />
  );
}

/** Uppercase as stored (spec §5), unless the declaration says otherwise. */
export function PlainInput(props: InputProps<FieldOf<'text'>>) {
  const { uppercase, max, multiline, example } = props.field;
  return (
    <TypedInput
      input={props}
      mask={uppercase === false ? undefined : (typed) => typed.toUpperCase()}
      html={{ maxLength: max, placeholder: example }}
      multiline={multiline}
      minRows={multiline ? 3 : undefined}
    />
  );
}

export function EmailInput(props: InputProps<FieldOf<'email'>>) {
  return (
    <TypedInput
      input={props}
      type="email"
      html={{ inputMode: 'email' }}
      onLeave={(text) => String(text).trim()}
    />
  );
}

/** Typed as 000-000-0000, stored as ten digits (spec §5). */
export function PhoneInput(props: InputProps<FieldOf<'phone'>>) {
  return (
    <TypedInput
      input={props}
      type="tel"
      mask={maskPhone}
      format={(digits: unknown) => maskPhone(String(digits ?? ''))}
      parse={(typed: string) => typed.replaceAll('-', '') || null}
      html={{ inputMode: 'tel', placeholder: '000-000-0000' }}
    />
  );
}

export function ZipcodeInput(props: InputProps<FieldOf<'zipcode'>>) {
  return (
    <TypedInput
      input={props}
      mask={(typed) => typed.replace(/\D/g, '')}
      html={{ inputMode: 'numeric', maxLength: 5, placeholder: '00000' }}
    />
  );
}

/** Two places are filled in when the field is left; what is no amount stays as typed, for the rule to complain about. */
export function MoneyInput(props: InputProps<FieldOf<'money'>>) {
  return (
    <TypedInput
      input={props}
      prefix={MONEY_PREFIX}
      html={{ inputMode: 'decimal', placeholder: '0.00', style: RIGHT }}
      onLeave={(text) => parseMoney(String(text)) ?? text}
    />
  );
}

/** Its places are filled in when the field is left, as those of an amount of money. */
export function DecimalInput(props: InputProps<FieldOf<'decimal'>>) {
  const { places } = props.field;
  return (
    <TypedInput
      input={props}
      html={{ inputMode: 'decimal', placeholder: (0).toFixed(places), style: RIGHT }}
      onLeave={(text) => parseDecimal(String(text), places) ?? text}
    />
  );
}

const RIGHT = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/**
 * A number once it is one; other text stays text, for the rule to complain about. The browser's number field (and so
 * react-admin's `NumberInput`) drops such text in silence, and turning the wheel over it changes the number.
 */
function numberOf(pattern: RegExp) {
  return (typed: string) => (pattern.test(typed.trim()) ? Number(typed) : typed === '' ? null : typed);
}
const wholeNumber = numberOf(/^-?\d{1,15}$/);
const degrees = numberOf(/^-?\d{1,3}(\.\d+)?$/);

export function IntegerInput(props: InputProps<FieldOf<'integer'>>) {
  return <TypedInput input={props} parse={wholeNumber} html={{ inputMode: 'numeric' }} />;
}

export function DegreesInput(props: InputProps<FieldOf<'degrees'>>) {
  return <TypedInput input={props} parse={degrees} html={{ inputMode: 'decimal' }} />;
}
