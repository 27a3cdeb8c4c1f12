import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { InboxChange } from '../domain/imports/inboxView';
import type { OrderColumn } from '../domain/imports/orderRow';
import type { Problems } from '../domain/wire/problem';
import { useT, useTranslateAny } from '../i18n/useT';
import { OrderFields } from '../resources/orders/OrderFields';
import { PersonSearch } from '../resources/orders/PersonSearch';
import type { ImportPlaces } from '../resources/orders/useImportPlaces';
import { DayInput } from '../ui/DayInput';

/** The edited entry; without a client it is null. */
export type EntryDraft = Omit<InboxChange, 'funding_source_id'> & { funding_source_id: number | null };

const REQUIRED: readonly OrderColumn[] = [
  'order_number',
  'client_code',
  'participant_name',
  'phone_number',
  'address',
];

interface EntryFormProps {
  draft: EntryDraft;
  problems: Problems;
  places: ImportPlaces;
  disabled: boolean;
  onChange: (draft: EntryDraft) => void;
}

/** Client, day and CDP of an order, and its columns with the rules of an import row. */
export function EntryForm({ draft, problems, places, disabled, onChange }: EntryFormProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const problemOf = (name: string) => {
    const problem = problems[name];
    return problem && translateAny(problem.message, problem.args);
  };
  const select = (
    name: 'funding_source_id' | 'close_door_pharmacy_id',
    choices: ImportPlaces['clients'] | ImportPlaces['cdps'],
    none: string | null,
  ) => (
    <TextField
      select
      size="small"
      id={`inbox-${name}`}
      label={translate(`inbox.fields.${name}`)}
      required={name === 'funding_source_id'}
      value={draft[name] === null || choices.length === 0 ? '' : String(draft[name])}
      disabled={disabled}
      error={problems[name] !== undefined}
      helperText={problemOf(name)}
      onChange={({ target }) => onChange({ ...draft, [name]: Number(target.value) || null })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {none !== null && <MenuItem value="">{none}</MenuItem>}
      {choices.map((one) => (
        <MenuItem key={one.id} value={String(one.id)}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        {select('funding_source_id', places.clients, null)}
        {select(
          'close_door_pharmacy_id',
          places.cdps,
          places.ownCdp === null ? translate('inbox.anyCdp') : null,
        )}
        <DayInput
          id="inbox-delivery_date"
          label={translate('inbox.fields.delivery_date')}
          value={draft.delivery_date ?? ''}
          disabled={disabled}
          error={problems.delivery_date !== undefined}
          helperText={problemOf('delivery_date')}
          onChange={(day) => onChange({ ...draft, delivery_date: day || null })}
        />
      </Box>
      {!disabled && (
        <PersonSearch
          id="inbox-person"
          onPick={(known) => onChange({ ...draft, values: { ...draft.values, ...known } })}
        />
      )}
      <OrderFields
        prefix="inbox"
        values={draft.values}
        problems={problems}
        disabled={disabled}
        required={REQUIRED}
        onChange={(column, text) =>
          onChange({ ...draft, values: { ...draft.values, [column]: text || null } })
        }
      />
    </Box>
  );
}
