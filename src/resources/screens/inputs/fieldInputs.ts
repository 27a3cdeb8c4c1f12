import type { ComponentType } from 'react';
import type { ResourceName } from '../../registry';
import { screensOf } from '../../resourceScreens';
import type { Field, FieldKind, FieldOf } from '../../schema/fields';
import { fieldOf, resourceOf } from '../../../ui/resourceOf';
import { ChoiceInput, ChoicesFilter, ChoicesInput, WeekdaysInput } from './choiceInputs';
import { ColorInput } from './ColorInput';
import { DateInput } from './DateInput';
import type { InputProps } from './inputProps';
import { PictureInput } from './PictureInput';
import { RecordInput, RecordsFilter, RecordsInput } from './ReferenceInput';
import { SwitchInput } from './SwitchInput';
import { ClockInput, InstantInput } from './timeInputs';
import {
  DecimalInput,
  DegreesInput,
  EmailInput,
  IntegerInput,
  MoneyInput,
  PhoneInput,
  PlainInput,
  ZipcodeInput,
} from './typedInputs';

export interface FieldInput<F> {
  Input: ComponentType<InputProps<F>>;
  /** The control of a filter, where a list is not filtered by a whole value; `Input` else. */
  Filter?: ComponentType<InputProps<F>>;
  /** A filter of this field is chosen, not typed, although its kind is. */
  isChosen?: boolean;
  /** Takes both columns of a form. */
  isWide?: boolean;
}

/** How each kind is filled in. Apart from how it is read: a list opens without the inputs. */
const inputs: { readonly [K in FieldKind]: FieldInput<FieldOf<K>> } = {
  text: { Input: PlainInput },
  email: { Input: EmailInput },
  phone: { Input: PhoneInput },
  zipcode: { Input: ZipcodeInput },
  money: { Input: MoneyInput },
  integer: { Input: IntegerInput },
  decimal: { Input: DecimalInput },
  // A place's own section of the form picks it on the map.
  degrees: { Input: DegreesInput },
  date: { Input: DateInput },
  time: { Input: ClockInput },
  dateTime: { Input: InstantInput },
  boolean: { Input: SwitchInput },
  choice: { Input: ChoiceInput },
  choices: { Input: ChoicesInput, Filter: ChoicesFilter, isWide: true },
  reference: { Input: RecordInput },
  references: { Input: RecordsInput, Filter: RecordsFilter },
  color: { Input: ColorInput, isWide: true },
  picture: { Input: PictureInput },
  weekdays: { Input: WeekdaysInput, isWide: true },
};

function inputsOf<K extends FieldKind>(kind: K): FieldInput<FieldOf<K>> {
  return inputs[kind];
}

/** How this field of this resource is filled in: as its kind says, unless its screens name another input, which loads when it is drawn. */
export function inputOf(resource: ResourceName, name: string): FieldInput<Field> {
  const field = fieldOf(resourceOf(resource), name);
  // A field and the input of its own kind belong together; the compiler cannot follow the pair through the union.
  const ofKind = inputsOf(field.kind) as FieldInput<Field>;
  const { Input = ofKind.Input, isChosen } = screensOf(resource).fields?.[name] ?? {};
  return { ...ofKind, Input, isChosen };
}
