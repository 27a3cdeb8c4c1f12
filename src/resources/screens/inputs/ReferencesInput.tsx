import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useGetList, useGetManyAggregate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../../domain/lists';
import type { ResourceName } from '../../registry';
import type { FieldOf } from '../../schema/fields';
import { isResourceName, recordTitle, resourceOf, type Row } from '../resourceOf';
import { useDebounced } from '../useDebounced';
import { ariaOf, type InputProps } from './inputProps';
import { ReferenceInput } from './ReferenceInput';

interface Option {
  id: number;
  text: string;
}

/** A list up to this long is chosen from; a longer one is searched. */
const SHORT_LIST = 50;

function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
}

/** Several records, as chips in the order in which they were chosen; Backspace takes the last one away. */
export function ReferencesInput(props: InputProps<FieldOf<'references'>>) {
  const to = props.field.to;
  if (!isResourceName(to)) throw new Error(`${props.resource} refers to ${to}, which is not declared`);
  return <DeclaredReferencesInput {...props} to={to} />;
}

/** A list is filtered by one of them. */
export function ReferencesFilter(props: InputProps<FieldOf<'references'>>) {
  return <ReferenceInput {...props} field={{ ...props.field, kind: 'reference' }} />;
}

function DeclaredReferencesInput({ to, ...input }: InputProps<FieldOf<'references'>> & { to: ResourceName }) {
  const translate = useTranslate();
  const target = resourceOf(to);
  const ids = idsIn(input.value);
  const [typed, setTyped] = useState('');
  const asked = searchText(useDebounced(typed, AUTOCOMPLETE_PAUSE));
  const offered = { ...('is_active' in target.fields ? { is_active: '1' } : {}), ...input.field.only };
  const listOf = (filter: Record<string, string>, enabled: boolean) =>
    [
      to,
      { pagination: { page: 1, perPage: SHORT_LIST }, sort: target.sort, filter: { ...offered, ...filter } },
      { staleTime: 60_000, enabled },
    ] as const;
  const { data: first, total, isPending } = useGetList<Row>(...listOf({}, true));
  const isShort = (total ?? 0) <= SHORT_LIST;
  const { data: found, isFetching } = useGetList<Row>(...listOf({ all: asked }, !isShort && asked !== ''));
  const { data: chosenRows } = useGetManyAggregate<Row>(to, { ids }, { enabled: ids.length > 0 });

  const optionOf = (row: Row): Option => ({ id: row.id, text: recordTitle(target, row) });
  const titles = new Map((chosenRows ?? []).filter(Boolean).map((row) => [row.id, recordTitle(target, row)]));
  const chosen = ids.map((id) => ({ id, text: titles.get(id) ?? '…' }));
  const rows = isShort ? (first ?? []) : asked === '' ? [] : (found ?? []);
  const waitsForText = !isShort && asked === '';
  return (
    <Autocomplete<Option, true>
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      id={input.id}
      size="small"
      options={rows.map(optionOf)}
      value={chosen}
      disabled={input.disabled}
      loading={isPending || isFetching}
      filterOptions={isShort ? undefined : (options) => options}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.text}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      noOptionsText={translate(waitsForText ? 'screens.form.searchReference' : 'screens.form.noMatch')}
      loadingText={translate('screens.list.loading')}
      clearText={translate('screens.form.clear')}
      openText={translate('screens.form.open')}
      closeText={translate('screens.form.close')}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, options) => input.onChange(options.map((option) => option.id))}
      onBlur={input.onBlur}
      renderValue={(options, itemProps) =>
        options.map((option, index) => {
          const { key, ...chip } = itemProps({ index });
          return <Chip key={key} size="small" label={option.text} {...chip} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          name={input.name}
          error={input.invalid}
          inputRef={input.focusRef}
          placeholder={ids.length === 0 ? translate('screens.form.chooseSeveral') : undefined}
          slotProps={{ htmlInput: { ...params.inputProps, ...ariaOf(input) } }}
        />
      )}
    />
  );
}
