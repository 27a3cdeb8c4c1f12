import type { InputHTMLAttributes } from 'react';
import { useFormContext } from 'react-hook-form';
import { isBlank } from '../../../domain/wire/problem';
import type { ResourceName } from '../../registry';

/**
 * A field being filled, in a form or in a filter: the form around it holds the value. Values are the wire's
 * (`fields.ts`), or the text as typed while it is not yet one; null is empty.
 */
export interface InputProps<F> {
  resource: ResourceName;
  /** Path of the value in the form. */
  source: string;
  field: F;
  label: string;
  isRequired?: boolean;
  disabled?: boolean;
  /** What the empty choice of a list says; nothing by default. */
  emptyText?: string;
}

/** What every input of react-admin takes. Helper text that is empty would be written as HTML, which the page forbids. */
export function commonOf({ resource, source, label, isRequired }: InputProps<unknown>) {
  return { resource, source, label, isRequired, helperText: false as const };
}

/** Locked to the hand; `disabled` of react-hook-form would leave the value out of what is saved. */
export function lockOf({ disabled }: InputProps<unknown>) {
  return { disabled };
}

/** `required` of the browser would call an untouched field invalid. */
export function htmlInputOf({ isRequired }: InputProps<unknown>): InputHTMLAttributes<HTMLInputElement> {
  return { 'aria-required': isRequired || undefined, autoComplete: 'off' };
}

/** Last touch to a value when its field is left. */
export function useOnLeave(source: string, settle: (value: unknown) => unknown): () => void {
  const { getValues, setValue, formState } = useFormContext();
  const { isSubmitted } = formState;
  return () => {
    const value: unknown = getValues(source);
    if (isBlank(value)) return;
    const settled = settle(value);
    if (settled !== value) setValue(source, settled, { shouldDirty: true, shouldValidate: isSubmitted });
  };
}
