import type { SeedRow } from './insertRows';
import { metresBetween, type Point } from '../../src/domain/addresses/distance';
import { addDays } from '../../src/domain/time/dates';
import { needsWheelchair, WHEELCHAIR_TYPES } from '../../src/domain/people/participantCare';
import { makeAddress } from './addresses';
import { needsOf, phonesOf, restrictionOf } from './participantDetails';
import { DEMO_CDPS } from './masterData';
import { mailboxOf, makeName, makePhone } from './people';
import { padded, type Random } from './random';
import type { Language } from '../../src/domain/wire/languages';

/** Recipient data that the planning of a day needs. */
export interface SeedRecipient extends Point {
  participant_id: number;
  /** Id of the default address; the same number as the participant's. */
  destination_id: number;
  full_address: string;
  full_name: string;
  language: Language;
  /** Id of the nearest collection point. */
  cdp_id: number;
}

export interface SeedParticipants {
  participants: SeedRow[];
  addresses: SeedRow[];
  phones: SeedRow[];
  recipients: SeedRecipient[];
}

const COMMENTS = [
  'Ring twice, hard of hearing.',
  'Dog in the yard, please call first.',
  'Leave with the front desk.',
  'Blue door on the left side.',
  'Prefiere que la llamen antes de llegar.',
  'Uses a walker, needs a minute to the door.',
] as const;

/** Of all recipients. */
const SPANISH_SHARE = 0.34;
const ARABIC_SHARE = 0.04;

/** One participant with one address each, ids 1 to `count`. */
export function makeParticipants(random: Random, count: number, today: string): SeedParticipants {
  const participants: SeedRow[] = [];
  const addresses: SeedRow[] = [];
  const phones: SeedRow[] = [];
  const recipients: SeedRecipient[] = [];
  for (let id = 1; id <= count; id++) {
    const name = makeName(random, SPANISH_SHARE, ARABIC_SHARE);
    const place = makeAddress(random);
    const at = `${addDays(today, -random.between(2, 700))} ${padded(random.between(15, 23), 2)}:${padded(random.between(0, 59), 2)}:00`;
    const funding_source_id = random.between(1, 12);
    const needs = needsOf(id);
    const person = {
      id,
      created_at: at,
      updated_at: at,
      first_name: name.first_name,
      middle_name: name.middle_name,
      last_name: name.last_name,
      client_code: `${CLIENT_LETTERS[funding_source_id - 1] ?? 'RXD'}${padded(id, 6)}`,
      date_of_birth: addDays(today, -random.between(19 * 365, 97 * 365)),
      gender: random.chance(0.9) ? name.gender : 'unspecified',
      status: random.chance(0.94) ? 'active' : random.pick(['expired', 'hospitalized', 'on_vacation']),
      language: name.language,
      email: random.chance(0.45) ? `${mailboxOf(name)}${id}@example.test` : null,
      phone_number: makePhone(random),
      mobile_phone_number: random.chance(0.6) ? makePhone(random) : null,
      funding_source_id,
      policy_number: random.chance(0.8) ? `P${padded(random.between(0, 99_999_999), 8)}` : null,
      facility_id: random.chance(0.07) ? random.between(1, 20) : null,
      permanent_comment: random.chance(0.12) ? random.pick(COMMENTS) : null,
      is_active: random.chance(0.97),
      needs: needs && `{${needs.join(',')}}`,
      wheelchair_type: needsWheelchair(needs)
        ? (WHEELCHAIR_TYPES[id % WHEELCHAIR_TYPES.length] ?? null)
        : null,
      ...restrictionOf(id),
    };
    participants.push(person);
    phones.push(...phonesOf(person));
    addresses.push({
      id,
      created_at: at,
      updated_at: at,
      participant_id: id,
      ...place,
      formatted_address: place.full_address,
      comment: null,
      is_default: true,
    });
    const { latitude, longitude, full_address } = place;
    recipients.push({
      participant_id: id,
      destination_id: id,
      full_address,
      full_name: `${name.first_name} ${name.last_name}`,
      language: name.language,
      latitude,
      longitude,
      cdp_id: nearestCdp(place),
    });
  }
  return { participants, addresses, phones, recipients };
}

/** Client codes begin with three letters of the funding source (spec §5: 3 letters, 6 digits). */
const CLIENT_LETTERS = [
  'CHP',
  'BCN',
  'SMA',
  'GSE',
  'HLH',
  'MCC',
  'PRW',
  'VPP',
  'NCI',
  'SBF',
  'VHC',
  'PVP',
] as const;

export function nearestCdp(point: Point): number {
  const metres = DEMO_CDPS.map((cdp) => metresBetween(cdp, point));
  return metres.indexOf(Math.min(...metres)) + 1;
}
