import type { ResourceName } from '../../registry';
import type { Field } from '../../schema/fields';

/**
 * A field being filled, in a form or in a filter. Values are the wire's (`fields.ts`), or the text as typed while it is
 * not yet one; null is empty.
 */
export interface InputProps<F> {
  resource: ResourceName;
  name: string;
  field: F;
  /** Id of the control, which its label points to. */
  id: string;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur?: () => void;
  /** Receives the focus when this is the first field with a problem. */
  focusRef?: (control: HTMLElement | null) => void;
  /** What the empty choice of a list says; nothing by default. */
  emptyText?: string;
  required?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  /** Id of the hint or problem that stands under the field. */
  describedBy?: string;
}

/** The attributes that tell a screen reader about a control. */
export function ariaOf({ invalid, describedBy, required }: InputProps<Field>) {
  return {
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': required || undefined,
  };
}
