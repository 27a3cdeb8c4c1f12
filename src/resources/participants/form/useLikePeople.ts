import { useQuery } from '@tanstack/react-query';
import { isDate } from '../../../domain/time/dates';
import { participantFullName } from '../../../domain/people/fullName';
import { AUTOCOMPLETE_PAUSE, SEARCH_MIN_CHARACTERS } from '../../../domain/wire/lists';
import { toStoredPhone } from '../../../domain/people/phone';
import type { Participant } from '../participants.resource';
import { searchParticipants } from '../searchParticipants';
import { useDebounced } from '../../../ui/useDebounced';

/** What is typed of a new person that may already be known. */
export interface TypedPerson {
  first_name: unknown;
  last_name: unknown;
  date_of_birth: unknown;
  phone_number: unknown;
}

const MOST = 5;
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The searches worth asking: the same name born on the same day, and the same phone. Never in a URL. */
function searchesFor(person: TypedPerson): Record<string, string>[] {
  const name = participantFullName({ last_name: text(person.last_name) });
  const born = text(person.date_of_birth);
  const phone = toStoredPhone(text(person.phone_number));
  const searches: Record<string, string>[] = [];
  if (name.length >= SEARCH_MIN_CHARACTERS && isDate(born))
    searches.push({ participant_full_name: name, date_of_birth: born });
  if (phone) searches.push({ phone_number: phone });
  return searches;
}

function isLike(row: Participant, person: TypedPerson): boolean {
  const sameName =
    text(row.first_name) === text(person.first_name).toUpperCase() &&
    text(row.last_name) === text(person.last_name).toUpperCase();
  const samePhone = row.phone_number === toStoredPhone(text(person.phone_number));
  return samePhone || (sameName && row.date_of_birth === person.date_of_birth);
}

/** People who may be the one that is being added, half a second after the last key. A failure only hides the hint. */
export function useLikePeople(person: TypedPerson): readonly Participant[] {
  const settled = useDebounced(JSON.stringify(person), AUTOCOMPLETE_PAUSE);
  const asked = JSON.parse(settled) as TypedPerson;
  const searches = searchesFor(asked);
  const { data } = useQuery({
    queryKey: ['participants', 'like', searches],
    enabled: searches.length > 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        searches.map((search) => searchParticipants({ ...search, per_page: 50 }, { signal, toast: false })),
      );
      return found.flat();
    },
  });
  if (searches.length === 0) return [];
  const like = (data ?? []).filter((row) => isLike(row, asked));
  return [...new Map(like.map((row) => [row.id, row])).values()].slice(0, MOST);
}
