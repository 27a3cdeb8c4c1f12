import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { DEFAULT_STATE, positionStatus } from '../../domain/addresses/addressPosition';
import { useT } from '../../i18n/useT';
import { readSession } from '../../providers/session';
import { FieldFrame } from '../../ui/FieldFrame';
import { AddressForm } from './AddressForm';
import type { Address, StoredAddress } from './address.resource';
import { emptyValues, valuesOf } from './addressDraft';
import { PositionStatusWord } from './PositionStatusWord';

/** Choosing, adding, editing (spec §4, address picker). */
export type PickerMode = 'SELECT' | 'ADD' | 'EDIT';

/** Whose addresses are offered, and how a written one is kept; both come from the place that uses the picker. */
export interface AddressSource {
  addresses: readonly StoredAddress[];
  /** Absent for who may not. Each answers the address as it is then chosen. */
  add?: (address: Address) => Promise<StoredAddress>;
  change?: (stored: StoredAddress, address: Address) => Promise<StoredAddress>;
}

export interface AddressPickerProps {
  value: StoredAddress | null;
  onChange: (value: StoredAddress | null) => void;
  source: AddressSource;
  label?: string;
  needsPosition?: boolean;
  disabled?: boolean;
  problem?: string;
  /** Told which mode it is in: a form around it cannot be sent while an address is being written. */
  onMode?: (mode: PickerMode) => void;
}

/**
 * Chooses one of somebody's addresses, or writes one in place. While one is being added nothing is chosen; cancel
 * restores the previous value and returns to SELECT.
 */
export function AddressPicker(props: AddressPickerProps) {
  const { value, onChange, source, label, needsPosition, disabled = false, problem, onMode } = props;
  const translate = useT();
  const [mode, setMode] = useState<PickerMode>('SELECT');
  const [previous, setPrevious] = useState<StoredAddress | null>(null);

  const go = (next: PickerMode) => {
    setMode(next);
    onMode?.(next);
  };
  const begin = (next: 'ADD' | 'EDIT') => {
    setPrevious(value);
    if (next === 'ADD') onChange(null);
    go(next);
  };
  const cancel = () => {
    onChange(previous);
    go('SELECT');
  };
  const save = async (address: Address) => {
    const { add, change } = source;
    const saved = mode === 'EDIT' && previous ? change?.(previous, address) : add?.(address);
    const kept = await saved;
    if (kept) onChange(kept);
    go('SELECT');
  };

  if (mode !== 'SELECT') {
    const edited = mode === 'EDIT' ? previous : null;
    return (
      <AddressForm
        initial={edited ? valuesOf(edited) : emptyValues(readSession()?.auth.default_state ?? DEFAULT_STATE)}
        others={source.addresses.filter(({ id }) => id !== edited?.id)}
        needsPosition={needsPosition}
        saveLabel={translate('addresses.picker.use')}
        onSave={save}
        onCancel={cancel}
      />
    );
  }
  // What is chosen stays a choice, also when it is no longer in use.
  const isListed = source.addresses.some(({ id }) => id === value?.id);
  const options = value && !isListed ? [value, ...source.addresses] : source.addresses;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FieldFrame
        label={label ?? translate('addresses.picker.label')}
        problem={problem ?? (options.length === 0 && translate('addresses.picker.none'))}
      >
        {({ id, describedBy }) => (
          <NativeSelect
            id={id}
            variant="outlined"
            fullWidth
            input={<OutlinedInput size="small" />}
            value={value?.id ?? ''}
            disabled={disabled}
            error={problem !== undefined}
            inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': problem !== undefined }}
            onChange={({ target }) =>
              onChange(options.find((one) => String(one.id) === target.value) ?? null)
            }
          >
            <option value="">{translate('addresses.picker.choose')}</option>
            {options.map((one) => (
              <option key={one.id} value={one.id} dir="auto">
                {one.full_address}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {value && <PositionStatusWord status={positionStatus(value, false)} />}
        <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
          {source.change && (
            <Button size="small" disabled={disabled || !value} onClick={() => begin('EDIT')}>
              {translate('addresses.picker.edit')}
            </Button>
          )}
          {source.add && (
            <Button size="small" disabled={disabled} onClick={() => begin('ADD')}>
              {translate('addresses.picker.add')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
