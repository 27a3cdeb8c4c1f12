import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ChoicesContextProvider,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
  type ChoicesContextValue,
} from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../../domain/wire/lists';
import { useT } from '../../../i18n/useT';
import type { ResourceName } from '../../registry';
import type { FieldOf } from '../../schema/fields';
import { isResourceName, recordTitle, resourceOf, type Row } from '../../../ui/resourceOf';
import { OptionList } from './choiceInputs';
import { commonOf, type InputProps } from './inputProps';

type ReferringField = FieldOf<'reference'> | FieldOf<'references'>;

/** A list up to this long is chosen from; a longer one is searched. */
const SHORT_LIST = 50;
const STALE_AFTER_MS = 60_000;

/** What both kinds of reference ask for: the active ones among which the declaration lets choose. */
function useOffer({ resource, source, field }: InputProps<ReferringField>) {
  const { to } = field;
  if (!isResourceName(to)) throw new Error(`${resource} refers to ${to}, which is not declared`);
  const target = resourceOf(to);
  const offer = {
    source,
    reference: to,
    perPage: SHORT_LIST,
    sort: target.sort,
    filter: { ...('is_active' in target.fields ? { is_active: '1' } : {}), ...field.only },
    queryOptions: { staleTime: STALE_AFTER_MS },
  };
  return { to, offer };
}

/** The records to choose from, with what is chosen already, also when the role may not read it. */
function useOffered(to: ResourceName, source: string) {
  const context = useChoicesContext<Row>();
  const value: unknown = useWatch({ name: source });
  const target = resourceOf(to);
  const [isLong, setIsLong] = useState(false);
  // A search makes a long list short for as long as it is typed.
  if (!isLong && (context.total ?? 0) > SHORT_LIST) setIsLong(true);
  const offered = context.allChoices ?? [];
  const known = new Set(offered.map(({ id }) => id));
  const unknown = [value].flat().filter((id): id is number => typeof id === 'number' && !known.has(id));
  const choices = [...unknown.map((id): Row => ({ id, [target.representation]: '…' })), ...offered];
  return {
    isLong,
    choices,
    context: { ...context, allChoices: choices } as ChoicesContextValue<Row>,
    // An autocomplete keeps the words of what is chosen as it first saw them.
    seen: unknown.join(),
  };
}

/** The record referred to: a plain list while there are few to choose from, else a search (spec §9, autocomplete). */
export function RecordInput(props: InputProps<FieldOf<'reference'>>) {
  const { to, offer } = useOffer(props);
  return (
    <ReferenceInput {...offer}>
      <RecordChoice input={props} to={to} />
    </ReferenceInput>
  );
}

/** A list is filtered by one of them. */
export function RecordsFilter(props: InputProps<FieldOf<'references'>>) {
  return <RecordInput {...props} field={{ ...props.field, kind: 'reference' }} />;
}

interface RecordChoiceProps {
  input: InputProps<ReferringField>;
  to: ResourceName;
}

/** Texts and pauses of a search (spec §5, §9). */
function useSearch(to: ResourceName, input: InputProps<ReferringField>, placeholder: string) {
  const translate = useT();
  return {
    ...commonOf(input),
    isRequired: false,
    // A form that sends the focus here does not mean to open it.
    openOnFocus: false,
    optionText: (row: Row) => recordTitle(resourceOf(to), row),
    debounce: AUTOCOMPLETE_PAUSE,
    filterToQuery: (typed: string) => (searchText(typed) === '' ? {} : { all: searchText(typed) }),
    noOptionsText: translate('screens.form.noMatch'),
    loadingText: translate('screens.list.loading'),
    clearText: translate('screens.form.clear'),
    openText: translate('screens.form.open'),
    closeText: translate('screens.form.close'),
    TextFieldProps: { placeholder, required: input.isRequired },
  };
}

function RecordChoice({ input, to }: RecordChoiceProps) {
  const translate = useT();
  const { isLong, choices, context, seen } = useOffered(to, input.source);
  const search = useSearch(to, input, translate('screens.form.searchReference'));
  const target = resourceOf(to);
  return isLong ? (
    <ChoicesContextProvider value={context}>
      <AutocompleteInput key={seen} {...search} parse={(id: unknown) => (id === '' ? null : id)} />
    </ChoicesContextProvider>
  ) : (
    <OptionList
      input={input}
      choices={choices.map((row) => ({ id: row.id, name: recordTitle(target, row) }))}
    />
  );
}

/** Several records, as chips in the order in which they were chosen; Backspace takes the last one away. */
export function RecordsInput(props: InputProps<FieldOf<'references'>>): ReactElement {
  const { to, offer } = useOffer(props);
  return (
    <ReferenceArrayInput {...offer}>
      <RecordsChoice input={props} to={to} />
    </ReferenceArrayInput>
  );
}

function RecordsChoice({ input, to }: RecordChoiceProps) {
  const translate = useT();
  const { isLong, choices, context, seen } = useOffered(to, input.source);
  const value: unknown = useWatch({ name: input.source });
  const hasChosen = Array.isArray(value) && value.length > 0;
  const search = useSearch(to, input, hasChosen ? '' : translate('screens.form.chooseSeveral'));
  return (
    <ChoicesContextProvider value={context}>
      {/* Few are looked through at once, without a call. */}
      <AutocompleteArrayInput
        key={seen}
        {...search}
        disableCloseOnSelect
        choices={isLong ? undefined : choices}
      />
    </ChoicesContextProvider>
  );
}
