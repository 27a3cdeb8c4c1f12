import { plainChoice } from '../../../ui/plainChoice';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import { useEffect, useId, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isBlank } from '../../../domain/wire/problem';
import { useT, useTranslateAny } from '../../../i18n/useT';
import type { FieldOf } from '../../schema/fields';
import { commonOf, htmlInputOf, lockOf, type InputProps } from './inputProps';

export interface Choice {
  id: string | number;
  name: string;
}

const BROWSERS_OWN = { native: true };

/**
 * The browser's own list: quick on a keyboard, right on a phone. An optional field can be emptied again, and a value
 * that is no choice stands as it is. react-admin's `SelectInput` draws the items of a menu, which such a list cannot hold.
 */
export function OptionList({ input, choices }: { input: InputProps<unknown>; choices: readonly Choice[] }) {
  const translate = useT();
  const { source, isRequired, emptyText } = input;
  const value: unknown = useWatch({ name: source });
  const isEmpty = isBlank(value);
  const chosen = String(value);
  const isKnown = isEmpty || choices.some(({ id }) => String(id) === chosen);
  return (
    <TextInput
      {...commonOf(input)}
      select
      fullWidth
      parse={(text: string) => choices.find(({ id }) => String(id) === text)?.id ?? (text || null)}
      slotProps={{ select: BROWSERS_OWN, htmlInput: htmlInputOf(input), input: lockOf(input) }}
    >
      {(!isRequired || isEmpty) && (
        <option value="">{emptyText ?? (isRequired ? translate('screens.form.choose') : '')}</option>
      )}
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextInput>
  );
}

/** The codes of a field in words. */
function useChoices({
  resource,
  source,
  field,
}: InputProps<FieldOf<'choice'> | FieldOf<'choices'>>): Choice[] {
  const translateAny = useTranslateAny();
  return field.choices.map((id) => ({
    id,
    name:
      field.translated === false
        ? plainChoice(id)
        : translateAny(`resources.${resource}.choices.${source}.${id}`),
  }));
}

export function ChoiceInput(props: InputProps<FieldOf<'choice'>>) {
  return <OptionList input={props} choices={useChoices(props)} />;
}

/** One code of the set is enough to filter by. */
export function ChoicesFilter(props: InputProps<FieldOf<'choices'>>) {
  return <OptionList input={props} choices={useChoices(props)} />;
}

/** Joins a group of controls to what is wrong with it: react-admin only draws it below. */
export function useGroupProblem(source: string) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { getFieldState } = useFormContext();
  const isWrong = getFieldState(source, useFormState({ name: source })).invalid;
  useEffect(() => {
    group.current?.querySelector('.MuiFormHelperText-root')?.setAttribute('id', id);
  });
  return { group, describedBy: isWrong ? id : undefined };
}

/** All of a few in sight, each ticked by itself: nothing to open, nothing to remember. Stored in the list's own order. */
function TickList({ input, choices }: { input: InputProps<unknown>; choices: readonly Choice[] }) {
  const { group, describedBy } = useGroupProblem(input.source);
  return (
    <div ref={group}>
      <CheckboxGroupInput
        {...commonOf(input)}
        choices={[...choices]}
        translateChoice={false}
        format={(value: unknown) => (Array.isArray(value) ? value : [])}
        parse={(ticked: readonly unknown[]) => {
          const ids = choices.map(({ id }) => id).filter((id) => ticked.includes(id));
          return ids.length > 0 ? ids : null;
        }}
        aria-describedby={describedBy}
      />
    </div>
  );
}

export function ChoicesInput(props: InputProps<FieldOf<'choices'>>) {
  return <TickList input={props} choices={useChoices(props)} />;
}

/** ISO weekdays, Monday first. */
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function WeekdaysInput(props: InputProps<FieldOf<'weekdays'>>) {
  const translateAny = useTranslateAny();
  const choices = DAYS.map((id) => ({ id, name: translateAny(`screens.weekdays.${id}`) }));
  return <TickList input={props} choices={choices} />;
}
