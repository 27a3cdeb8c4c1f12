import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOf } from '../schema/fields';
import {
  BooleanDisplay,
  ChoiceDisplay,
  ChoicesDisplay,
  ColorDisplay,
  DateDisplay,
  DateTimeDisplay,
  EmailDisplay,
  MoneyDisplay,
  PhoneDisplay,
  PictureDisplay,
  ReferenceDisplay,
  ReferencesDisplay,
  TextDisplay,
  TimeDisplay,
  WeekdaysDisplay,
  type DisplayProps,
} from './display/fieldDisplays';
import { ChoiceInput } from './inputs/ChoiceInput';
import { ChoicesFilter, ChoicesInput } from './inputs/ChoicesInput';
import { ColorInput } from './inputs/ColorInput';
import { DateInput } from './inputs/DateInput';
import type { InputProps } from './inputs/inputProps';
import { PictureInput } from './inputs/PictureInput';
import { ReferenceInput } from './inputs/ReferenceInput';
import { ReferencesFilter, ReferencesInput } from './inputs/ReferencesInput';
import { SwitchInput } from './inputs/SwitchInput';
import { DateTimeInput, TimeInput } from './inputs/TimeInput';
import {
  DegreesInput,
  EmailInput,
  IntegerInput,
  MoneyInput,
  PhoneInput,
  TextInput,
  ZipcodeInput,
} from './inputs/TypedInput';
import { WeekdaysInput } from './inputs/WeekdaysInput';

export interface ColumnLook {
  /** Width in px that a column asks for; a text column grows beyond it. */
  width: number;
  align: 'left' | 'right';
  grows?: boolean;
  /** Takes all the room that is left and is the first to be cut short: an address, whose end matters least. */
  fills?: boolean;
}

export interface FieldUi<F> {
  Input: ComponentType<InputProps<F>>;
  /** The control of a filter, where a list is not filtered by a whole value; `Input` else. */
  Filter?: ComponentType<InputProps<F>>;
  Display: ComponentType<DisplayProps<F>>;
  column: ColumnLook;
  /** A filter of this field is chosen, not typed, although its kind is. */
  isChosen?: boolean;
  /** A group of controls, which is named by `aria-label` and not by a label element. */
  isGroup?: boolean;
  /** Takes both columns of a form. */
  isWide?: boolean;
}

const left = (width: number, grows = false): ColumnLook => ({ width, align: 'left', grows });
const right = (width: number): ColumnLook => ({ width, align: 'right' });

/** How each kind is filled in, read, and drawn as a column (architecture.md, "One declaration per resource"). */
const fieldUi: { readonly [K in FieldKind]: FieldUi<FieldOf<K>> } = {
  text: { Input: TextInput, Display: TextDisplay, column: left(120, true) },
  email: { Input: EmailInput, Display: EmailDisplay, column: left(200, true) },
  phone: { Input: PhoneInput, Display: PhoneDisplay, column: left(130) },
  zipcode: { Input: ZipcodeInput, Display: TextDisplay, column: left(80) },
  money: { Input: MoneyInput, Display: MoneyDisplay, column: right(110) },
  integer: { Input: IntegerInput, Display: TextDisplay, column: right(90) },
  // A place's own section of the form picks it on the map.
  degrees: { Input: DegreesInput, Display: TextDisplay, column: right(110) },
  date: { Input: DateInput, Display: DateDisplay, column: left(110) },
  time: { Input: TimeInput, Display: TimeDisplay, column: left(80) },
  dateTime: { Input: DateTimeInput, Display: DateTimeDisplay, column: left(160) },
  boolean: { Input: SwitchInput, Display: BooleanDisplay, column: left(100) },
  choice: { Input: ChoiceInput, Display: ChoiceDisplay, column: left(120) },
  choices: {
    Input: ChoicesInput,
    Filter: ChoicesFilter,
    Display: ChoicesDisplay,
    column: left(160),
    isGroup: true,
    isWide: true,
  },
  reference: { Input: ReferenceInput, Display: ReferenceDisplay, column: left(160) },
  references: {
    Input: ReferencesInput,
    Filter: ReferencesFilter,
    Display: ReferencesDisplay,
    column: left(180, true),
  },
  color: { Input: ColorInput, Display: ColorDisplay, column: left(110), isGroup: true },
  picture: { Input: PictureInput, Display: PictureDisplay, column: left(64), isGroup: true },
  weekdays: { Input: WeekdaysInput, Display: WeekdaysDisplay, column: left(180), isGroup: true },
};

function look<K extends FieldKind>(kind: K): FieldUi<FieldOf<K>> {
  return fieldUi[kind];
}

/** The look of a field whose kind is not known before run time. */
export function uiOf(field: Field): FieldUi<Field> {
  // A field and the look of its own kind belong together; the compiler cannot follow the pair through the union.
  return look(field.kind) as FieldUi<Field>;
}
