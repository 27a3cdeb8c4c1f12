import { PERMISSIONS } from '../../../domain/access/permissions';
import { AddressPicker, type AddressPickerProps } from '../../addresses/AddressPicker';
import type { ParticipantAddress } from '../../addresses/address.resource';
import { QueryNotice } from '../../addresses/QueryNotice';
import { useAllowed } from '../../../providers/usePermissions';
import { useAddressWrites, useParticipantAddresses } from '../../addresses/useParticipantAddresses';

interface ParticipantAddressPickerProps extends Omit<AddressPickerProps, 'source'> {
  participantId: number;
}

/** The picker over a participant's delivery addresses; what is written there is theirs from then on. */
export function ParticipantAddressPicker({ participantId, ...picker }: ParticipantAddressPickerProps) {
  const addresses = useParticipantAddresses(participantId, { kind: 'delivery' });
  const writes = useAddressWrites(participantId);
  const mayAdd = useAllowed(PERMISSIONS.participant_addresses.create);
  const mayEdit = useAllowed(PERMISSIONS.participant_addresses.update);
  if (!addresses.data) return <QueryNotice query={addresses} />;
  const all = addresses.data;
  return (
    <AddressPicker
      {...picker}
      source={{
        addresses: all,
        add: mayAdd ? (address) => writes.add(address, 'delivery') : undefined,
        change: mayEdit ? (stored, address) => writes.change(versionOf(all, stored.id), address) : undefined,
      }}
    />
  );
}

/** The list's copy of an address: it is the freshest that this page has seen. */
function versionOf(all: readonly ParticipantAddress[], id: number): ParticipantAddress {
  const found = all.find((address) => address.id === id);
  if (!found) throw new Error('This address is not one of the participant’s any more');
  return found;
}
