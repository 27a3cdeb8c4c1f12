import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../../domain/wire/lists';
import { useT, useTranslateAny } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import type { Field, FieldKind } from '../../schema/fields';
import { booleanWord } from '../../../ui/booleanWord';
import { OptionList } from '../inputs/choiceInputs';
import { inputOf } from '../inputs/fieldInputs';
import type { InputProps } from '../inputs/inputProps';
import { fieldOf, resourceOf } from '../../../ui/resourceOf';
import { useDebounced } from '../../../ui/useDebounced';
import { useLabels } from '../useLabels';

/** Kinds that are searched for a part of their text, from three characters (spec §5). */
const TYPED: ReadonlySet<FieldKind> = new Set(['text', 'email', 'phone', 'zipcode', 'money', 'integer']);

function BooleanFilter(props: InputProps<Field>) {
  const translateAny = useTranslateAny();
  const wordOf = (value: boolean) => translateAny(booleanWord(props.resource, props.source, value));
  return (
    <OptionList
      input={props}
      choices={[
        { id: '1', name: wordOf(true) },
        { id: '0', name: wordOf(false) },
      ]}
    />
  );
}

/** One field to filter by. The filter is the text of a query; typed ones wait for half a second of quiet. */
export default function FilterInput({
  resource,
  name,
  value,
  onFilter,
}: {
  resource: ResourceName;
  name: string;
  value: string;
  onFilter: (value: string) => void;
}) {
  const field = fieldOf(resourceOf(resource), name);
  const translate = useT();
  const labels = useLabels(resource);
  const look = inputOf(resource, name);
  const isTyped = TYPED.has(field.kind) && !look.isChosen;
  const form = useForm({ defaultValues: { [name]: value === '' ? null : value } });
  const typed: unknown = useWatch({ name, control: form.control });
  const settled = useDebounced(typed, isTyped ? AUTOCOMPLETE_PAUSE : 0);
  const latest = useRef({ value, onFilter });
  useEffect(() => {
    latest.current = { value, onFilter };
  });
  useEffect(() => {
    const text = settled === null || settled === undefined ? '' : String(settled);
    const isShortText = isTyped && field.kind !== 'integer' && field.kind !== 'money';
    const wanted = isShortText ? searchText(text) : text;
    if (wanted !== latest.current.value) latest.current.onFilter(wanted);
  }, [settled, isTyped, field.kind]);

  const Input = field.kind === 'boolean' ? BooleanFilter : (look.Filter ?? look.Input);
  return (
    <FormProvider {...form}>
      <Input
        resource={resource}
        source={name}
        field={{ ...field, required: false }}
        label={labels.field(name)}
        emptyText={translate('screens.list.any')}
      />
    </FormProvider>
  );
}
