import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { draftOf, emptyValues, isStale, type AddressDraft, type AddressValues } from './addressDraft';

const NAMES = Object.keys(emptyValues('')) as (keyof AddressValues)[];
const POSITION = ['latitude', 'longitude', 'formatted_address', 'is_approximate'] as const;

type FormValues = Record<string, unknown>;

function addressOf(values: FormValues): AddressValues {
  return Object.fromEntries(NAMES.map((name) => [name, values[name] ?? null])) as AddressValues;
}

/**
 * The address fields of a generated form as a draft. The form holds a position only while it belongs to the address;
 * the draft remembers it, so that a street typed back has its position again.
 */
export function usePlaceDraft(): [AddressDraft, (draft: AddressDraft) => void] {
  const { getValues, setValue, formState } = useFormContext<FormValues>();
  const watched = addressOf(useWatch<FormValues>());
  const [known, setKnown] = useState(() => draftOf(addressOf(getValues())));
  const { latitude, longitude, formatted_address, is_approximate } = known.values;
  const position = { latitude, longitude, formatted_address, is_approximate };
  const draft: AddressDraft = { ...known, values: { ...watched, ...position } };

  const change = (next: AddressDraft) => {
    setKnown(next);
    const none = { latitude: null, longitude: null, formatted_address: null, is_approximate: false };
    const stored = isStale(next) ? { ...next.values, ...none } : next.values;
    for (const name of NAMES) {
      if (stored[name] === watched[name]) continue;
      const isPosition = POSITION.some((one) => one === name);
      const shouldValidate = formState.isSubmitted && (!isPosition || name === 'latitude');
      setValue(name, stored[name], { shouldDirty: true, shouldValidate });
    }
  };
  return [draft, change];
}
