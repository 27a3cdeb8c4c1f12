import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../domain/wire/lists';
import { useDebounced } from '../../ui/useDebounced';
import type { Participant } from './participants.resource';
import { searchParticipants } from './searchParticipants';

/** Most that are offered; more letters narrow it. */
const MOST = 20;

type Named = Pick<Participant, 'id' | 'participant_full_name'>;

interface SearchOptions {
  /** The one that is chosen: its name is not searched for. */
  chosen?: Named | null;
  /** Also those who are no longer active. */
  withInactive?: boolean;
}

/**
 * What an autocomplete of participants needs: search by name from three letters, half a second after the last (spec §9). The
 * name is POSTed, never in an address.
 */
export function useParticipantSearch({ chosen = null, withInactive = false }: SearchOptions = {}) {
  const [typed, setTyped] = useState('');
  const asked = searchText(useDebounced(typed, AUTOCOMPLETE_PAUSE));
  const active = withInactive ? {} : { is_active: '1' };
  const found = useQuery({
    queryKey: ['participants', 'by name', withInactive, asked],
    enabled: asked !== '' && asked !== chosen?.participant_full_name,
    // It holds names: gone with the field.
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      searchParticipants({ participant_full_name: asked, ...active, per_page: MOST }, { signal }),
  });
  return {
    typed,
    /** Three letters are typed, so that an empty list means nobody. */
    hasAsked: asked !== '',
    field: {
      size: 'small' as const,
      options: asked === '' ? [] : (found.data ?? []),
      loading: found.isFetching,
      filterOptions: <One>(options: One[]) => options,
      isOptionEqualToValue: (one: Named, other: Named) => one.id === other.id,
      getOptionKey: (one: Named) => one.id,
      getOptionLabel: (one: Named) => one.participant_full_name ?? '',
      onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    },
  };
}
