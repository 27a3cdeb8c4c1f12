import type { ParticipantNeed } from '../../src/domain/people/participantCare';
import type { Relationship } from '../../src/domain/people/participantPhones';
import type { SeedRow } from './insertRows';

/**
 * Needs of a recipient, and the recipient's contact persons. They depend on the number of the person and not on the
 * random sequence, so that the rest of the demo day does not change.
 */
const NEEDS: readonly (readonly ParticipantNeed[])[] = [
  ['AMB'],
  ['WCH', 'companion'],
  ['AMB', 'deaf'],
  ['NAW'],
  ['WCT'],
  ['blind', 'cbla'],
  ['HIWCH', 'trans'],
];

const CONTACTS: readonly (readonly [name: string, relationship: Relationship])[] = [
  ['MARIA', 'DAUGHTER'],
  ['DAVID', 'SON'],
  ['ELENA', 'WIFE'],
  ['FRANK', 'HUSBAND'],
  ['LUCY', 'SISTER'],
  ['OMAR', 'FRIEND'],
];

/** One in four. */
export function needsOf(id: number): readonly ParticipantNeed[] | null {
  return id % 4 === 1 ? (NEEDS[Math.floor(id / 4) % NEEDS.length] ?? null) : null;
}

/** One in thirty may be visited only after, before or between some hours. */
export function restrictionOf(id: number): SeedRow {
  const isRestricted = id % 30 === 7;
  const kind = Math.floor(id / 30) % 3;
  return {
    delivery_start_time: isRestricted && kind !== 1 ? '09:00:00' : null,
    delivery_end_time: isRestricted && kind !== 0 ? '16:00:00' : null,
  };
}

interface Person {
  id: number;
  created_at: string;
  last_name: string;
  phone_number: string | null;
  mobile_phone_number: string | null;
}

/** The numbers of the record, and for one in five a relative to call in an emergency. */
export function phonesOf(person: Person): SeedRow[] {
  const { id, created_at, last_name, phone_number, mobile_phone_number } = person;
  const base = { created_at, updated_at: created_at, participant_id: id };
  const [name, relationship] = CONTACTS[id % CONTACTS.length] ?? ['', 'NONE'];
  const own = { contact_name: null, relationship: 'NONE', is_emergency: false };
  const relative = { contact_name: `${name} ${last_name}`, relationship, is_emergency: true };
  const entries: (SeedRow & { phone_number: string | null })[] = [
    { ...base, ...own, phone_number, number_type: 'land' },
    { ...base, ...own, phone_number: mobile_phone_number, number_type: 'mobile' },
    {
      ...base,
      ...relative,
      phone_number: id % 5 === 1 ? relativesNumber(id) : null,
      number_type: 'mobile',
    },
  ];
  const seen = new Set<string | null>([null]);
  return entries.filter((entry) => {
    if (seen.has(entry.phone_number)) return false;
    seen.add(entry.phone_number);
    return true;
  });
}

/** On the exchange 555, which has no real subscribers. No demo participant's own number is in area 951. */
function relativesNumber(id: number): string {
  return `951555${String(id % 10_000).padStart(4, '0')}`;
}
