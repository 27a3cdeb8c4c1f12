import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addParticipantAddressCall,
  changeParticipantAddressCall,
  participantAddressesCall,
} from '../../contract/addresses/addresses';
import { readApi } from '../../providers/callApi';
import { useLive } from '../../providers/useLive';
import type { Address, AddressKind, ParticipantAddress } from './address.resource';

interface Asked {
  kind: AddressKind;
  isActive?: boolean;
}

const keyOf = (participantId: number) => ['participant addresses', participantId] as const;

function ask(participantId: number, { kind, isActive = true }: Asked, signal: AbortSignal) {
  // The specification's own call asks without a word for what deliveries can go to.
  const query = {
    ...(kind === 'delivery' ? {} : { kind }),
    ...(isActive ? {} : { is_active: '0' as const }),
  };
  return readApi(participantAddressesCall, { params: { id: participantId }, query }, { signal });
}

/** A person's addresses, the default first, kept fresh while others change them. */
export function useParticipantAddresses(participantId: number, asked: Asked) {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: keyOf(participantId) });
  useLive('resources', {
    onEvent: ({ event, body }) => {
      const isTheirs = body.participant_id === participantId;
      if (event === 'participant_addresses.changed' && isTheirs) refetch();
    },
    onGap: refetch,
  });
  return useQuery({
    queryKey: [...keyOf(participantId), asked.kind, asked.isActive !== false],
    queryFn: ({ signal }) => ask(participantId, asked, signal),
    retry: false,
  });
}

/** The fields of spec §7, and what it does not show. */
function bodyOf(address: Address): Address {
  const {
    address: line,
    address_1,
    city,
    state,
    zipcode,
    gate_code,
    latitude,
    longitude,
    formatted_address,
    comment,
    is_approximate,
  } = address;
  return {
    address: line,
    address_1,
    city,
    state,
    zipcode,
    gate_code,
    latitude,
    longitude,
    formatted_address,
    comment,
    is_approximate,
  };
}

interface Extra {
  is_default?: boolean;
  is_active?: boolean;
}

/** Writes of a person's addresses. Each throws what the server says, for its form or dialog to show. */
export function useAddressWrites(participantId: number) {
  const client = useQueryClient();
  const id = participantId;

  const refreshAfter = async (write: Promise<ParticipantAddress>) => {
    try {
      const saved = await write;
      await client.invalidateQueries({ queryKey: ['participants'] });
      return saved;
    } finally {
      // After a refusal too: somebody may have been first, and the next try needs what is stored now.
      await client.invalidateQueries({ queryKey: keyOf(participantId) });
    }
  };
  return {
    add: (address: Address, kind: AddressKind) =>
      refreshAfter(
        readApi(addParticipantAddressCall, {
          params: { id },
          body: { ...bodyOf(address), ...(kind === 'delivery' ? {} : { kind }) },
        }),
      ),
    change: ({ id: addressId, version }: ParticipantAddress, address: Address, extra: Extra = {}) =>
      refreshAfter(
        readApi(
          changeParticipantAddressCall,
          { params: { id, addressId }, body: { ...bodyOf(address), ...extra } },
          { version },
        ),
      ),
  };
}
