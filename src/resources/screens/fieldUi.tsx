import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOf } from '../schema/fields';
import type { ColumnLook } from './columnLook';
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

export interface FieldUi<F> {
  Display: ComponentType<DisplayProps<F>>;
  column: ColumnLook;
}

const left = (width: number, grows = false): ColumnLook => ({ width, align: 'left', grows });
const right = (width: number): ColumnLook => ({ width, align: 'right' });

/** How each kind is read and drawn as a column; how it is filled in stands in `inputs/fieldInputs.ts`. */
const fieldUi: { readonly [K in FieldKind]: FieldUi<FieldOf<K>> } = {
  text: { Display: TextDisplay, column: left(72, true) },
  email: { Display: EmailDisplay, column: left(200, true) },
  phone: { Display: PhoneDisplay, column: left(130) },
  zipcode: { Display: TextDisplay, column: left(80) },
  money: { Display: MoneyDisplay, column: right(110) },
  integer: { Display: TextDisplay, column: right(64) },
  decimal: { Display: TextDisplay, column: right(96) },
  degrees: { Display: TextDisplay, column: right(110) },
  date: { Display: DateDisplay, column: left(88) },
  time: { Display: TimeDisplay, column: left(64) },
  dateTime: { Display: DateTimeDisplay, column: left(96) },
  boolean: { Display: BooleanDisplay, column: left(72) },
  choice: { Display: ChoiceDisplay, column: left(64) },
  choices: { Display: ChoicesDisplay, column: left(96) },
  reference: { Display: ReferenceDisplay, column: left(96, true) },
  references: { Display: ReferencesDisplay, column: left(120, true) },
  color: { Display: ColorDisplay, column: left(88) },
  picture: { Display: PictureDisplay, column: left(64) },
  weekdays: { Display: WeekdaysDisplay, column: left(96) },
};

function look<K extends FieldKind>(kind: K): FieldUi<FieldOf<K>> {
  return fieldUi[kind];
}

/** The look of a field whose kind is not known before run time. */
export function uiOf(field: Field): FieldUi<Field> {
  // A field and the look of its own kind belong together; the compiler cannot follow the pair through the union.
  return look(field.kind) as FieldUi<Field>;
}
