import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useState } from 'react';
import { fullAddress } from '../../domain/people/fullName';
import { useT } from '../../i18n/useT';
import type { StoredAddress } from './address.resource';
import { valuesOf, type AddressDraft, type AddressValues } from './addressDraft';

/** A door and its position on the map belong together: they are kept or taken as one. */
const DOOR = [
  'address',
  'city',
  'state',
  'zipcode',
  'latitude',
  'longitude',
  'formatted_address',
  'is_approximate',
] as const;
const PARTS = {
  address: DOOR,
  address_1: ['address_1'],
  gate_code: ['gate_code'],
  comment: ['comment'],
} as const satisfies Readonly<Record<string, readonly (keyof AddressValues)[]>>;
type Part = keyof typeof PARTS;

const partOf = (values: AddressValues, part: Part) =>
  Object.fromEntries(PARTS[part].map((name) => [name, values[name]])) as Partial<AddressValues>;
const isSame = (a: AddressValues, b: AddressValues, part: Part) =>
  PARTS[part].every((name) => a[name] === b[name]);

interface AddressConflictProps {
  stored: StoredAddress;
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
}

/** Somebody saved this address first: part by part, keep mine or take theirs. Nothing goes without a choice. */
export function AddressConflict({ stored, draft, onChange }: AddressConflictProps) {
  const translate = useT();
  const [mine] = useState(draft);
  const theirs = valuesOf(stored);
  const parts = (Object.keys(PARTS) as Part[]).filter((part) => !isSame(mine.values, theirs, part));
  if (parts.length === 0) return null;

  const choose = (part: Part, isMine: boolean) => {
    const values = { ...draft.values, ...partOf(isMine ? mine.values : theirs, part) };
    if (part !== 'address') return onChange({ ...draft, values });
    const known = isMine ? mine : { positionOf: values, parseStatus: null };
    onChange({ values, positionOf: known.positionOf, parseStatus: known.parseStatus });
  };
  const text = (values: AddressValues, part: Part) =>
    (part === 'address' ? fullAddress({ ...values, address_1: null }) : values[part]) ??
    translate('screens.record.emptyValue');
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <span>{translate('screens.conflict.intro')}</span>
      {parts.map((part) => (
        <Box key={part} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid' }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 600, fontSize: 13 }}>
            {translate(`addresses.fields.${part}`)}
          </Box>
          {[true, false].map((isMine) => {
            const values = isMine ? mine.values : theirs;
            return (
              <FormControlLabel
                key={String(isMine)}
                control={
                  <Radio
                    size="small"
                    name={`keep-${part}`}
                    checked={isSame(draft.values, values, part)}
                    onChange={() => choose(part, isMine)}
                  />
                }
                label={
                  <>
                    {translate(`screens.conflict.${isMine ? 'mine' : 'theirs'}`)}:{' '}
                    <bdi>{text(values, part)}</bdi>
                  </>
                }
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
