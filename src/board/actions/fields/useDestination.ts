import { useState } from 'react';
import type { StoredAddress } from '../../../resources/addresses/address.resource';
import type { PickerMode } from '../../../resources/addresses/AddressPicker';
import { useParticipantAddresses } from '../../../resources/addresses/useParticipantAddresses';

/**
 * The selected address of a participant: first the given one, else the default. The dialog cannot be sent
 * while an address is being edited.
 */
export function useDestination(participantId: number, firstId: number | null) {
  const { data } = useParticipantAddresses(participantId, { kind: 'delivery' });
  const [picked, setPicked] = useState<StoredAddress | null | undefined>(undefined);
  const [mode, setMode] = useState<PickerMode>('SELECT');
  const first = data?.find(({ id }) => id === firstId) ?? (firstId === null ? data?.[0] : undefined) ?? null;
  return {
    address: picked === undefined ? first : picked,
    choose: setPicked,
    isWriting: mode !== 'SELECT',
    setMode,
  };
}
