import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../../domain/lists';
import type { ResourceName } from '../../registry';
import type { Field } from '../../schema/fields';
import { recordTitle, resourceOf, type Row } from '../resourceOf';
import { useDebounced } from '../useDebounced';
import { ariaOf, type InputProps } from './inputProps';

interface Option {
  id: number;
  text: string;
}

const MOST = 20;

/** Searches a long list from three characters, half a second after the last one (spec §5, §9). */
export default function ReferenceSearch({
  input,
  to,
  only,
  chosenTitle,
}: {
  input: InputProps<Field>;
  to: ResourceName;
  /** Filters of what is offered (`ReferenceOptions.only`). */
  only?: Readonly<Record<string, string>>;
  chosenTitle: string | null;
}) {
  const translate = useTranslate();
  const target = resourceOf(to);
  const [typed, setTyped] = useState('');
  const asked = searchText(useDebounced(typed, AUTOCOMPLETE_PAUSE));
  const id = typeof input.value === 'number' ? input.value : Number(input.value) || null;
  const chosen: Option | null = id === null ? null : { id, text: chosenTitle ?? '…' };
  const { data, isFetching } = useGetList<Row>(
    to,
    {
      pagination: { page: 1, perPage: MOST },
      sort: target.sort,
      filter: { all: asked, ...('is_active' in target.fields ? { is_active: '1' } : {}), ...only },
    },
    { enabled: asked !== '' && asked !== chosen?.text },
  );
  const found =
    asked === '' ? [] : (data ?? []).map((row) => ({ id: row.id, text: recordTitle(target, row) }));
  return (
    <Autocomplete<Option>
      id={input.id}
      size="small"
      options={found}
      value={chosen}
      disabled={input.disabled}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.text}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      noOptionsText={translate(asked === '' ? 'screens.form.searchReference' : 'screens.form.noMatch')}
      loadingText={translate('screens.list.loading')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, option) => input.onChange(option?.id ?? null)}
      onBlur={input.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          name={input.name}
          error={input.invalid}
          inputRef={input.focusRef}
          placeholder={translate('screens.form.searchReference')}
          slotProps={{ htmlInput: { ...params.inputProps, ...ariaOf(input) } }}
        />
      )}
    />
  );
}
