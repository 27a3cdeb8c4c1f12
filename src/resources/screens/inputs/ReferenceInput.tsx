import { useGetList } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { ResourceName } from '../../registry';
import type { FieldOf } from '../../schema/fields';
import { isResourceName, recordTitle, resourceOf, type Row } from '../resourceOf';
import { useReferenceTitle } from '../useReferenceTitle';
import { OptionList } from './ChoiceInput';
import type { InputProps } from './inputProps';

const ReferenceSearch = lazy(() => import('./ReferenceSearch'));

/** A list up to this long is chosen from; a longer one is searched. */
const SHORT_LIST = 50;

/** The record referred to: a plain list while there are few to choose from, else a search (spec §9, autocomplete). */
export function ReferenceInput(props: InputProps<FieldOf<'reference'>>) {
  const to = props.field.to;
  if (!isResourceName(to)) throw new Error(`${props.resource} refers to ${to}, which is not declared`);
  return <DeclaredReferenceInput {...props} to={to} />;
}

function DeclaredReferenceInput({ to, ...input }: InputProps<FieldOf<'reference'>> & { to: ResourceName }) {
  const target = resourceOf(to);
  const { data, total, isPending } = useGetList<Row>(
    to,
    {
      pagination: { page: 1, perPage: SHORT_LIST },
      sort: target.sort,
      filter: { ...('is_active' in target.fields ? { is_active: '1' } : {}), ...input.field.only },
    },
    { staleTime: 60_000 },
  );
  const chosenTitle = useReferenceTitle(to, input.value);
  const chosen = input.value === null || input.value === undefined ? '' : String(input.value);

  if (!isPending && (total ?? 0) > SHORT_LIST) {
    return (
      <Suspense fallback={<OptionList input={{ ...input, disabled: true }} options={[]} />}>
        <ReferenceSearch input={input} to={to} only={input.field.only} chosenTitle={chosenTitle} />
      </Suspense>
    );
  }
  const options = (data ?? []).map((row) => ({ value: String(row.id), text: recordTitle(target, row) }));
  // What is already chosen stays a choice, also when it was switched off since.
  if (chosen !== '' && !options.some((one) => one.value === chosen)) {
    options.unshift({ value: chosen, text: chosenTitle ?? '…' });
  }
  return (
    <OptionList
      input={{ ...input, onChange: (text) => input.onChange(text === null ? null : Number(text)) }}
      options={options}
    />
  );
}
