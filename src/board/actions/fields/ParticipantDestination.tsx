import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/useT';
import type { StoredAddress } from '../../../resources/addresses/address.resource';
import { useParticipantAddresses } from '../../../resources/addresses/useParticipantAddresses';
import { ParticipantAddressPicker } from '../../../resources/participants/AddressPicker/ParticipantAddressPicker';

interface ParticipantDestinationProps {
  participantId: number;
  value: StoredAddress | null;
  problem?: string;
  onChange: (address: StoredAddress | null) => void;
  /** True while an address is being edited; the dialog cannot be sent meanwhile. */
  onWriting: (isWriting: boolean) => void;
}

/** Delivery address for a participant, by default the usual one (picker modes SELECT and ADD, spec §2). */
export function ParticipantDestination(props: ParticipantDestinationProps) {
  const { participantId, value, problem, onChange, onWriting } = props;
  const translate = useT();
  const { data } = useParticipantAddresses(participantId, { kind: 'delivery' });
  const usual = data?.[0];
  const wasReported = useRef(false);
  useEffect(() => {
    if (!usual || wasReported.current) return;
    // Only the first time the addresses are loaded; afterwards the user chooses.
    wasReported.current = true;
    onChange(usual);
  }, [usual, onChange]);
  return (
    <ParticipantAddressPicker
      participantId={participantId}
      value={value}
      onChange={onChange}
      onMode={(mode) => onWriting(mode !== 'SELECT')}
      label={translate('actions.addOn.address')}
      problem={problem}
    />
  );
}
