import { demoPhotos } from '../../../server/demo/demoProof';
import type { Db } from '../../../server/platform/database/database';
import { makeRun, type TestRun } from '../../support/dispatchDay';

/** What one CDP has: a run with stops, a participant with a phone and an address, the CDP itself. */
export interface Side {
  run: TestRun;
  phoneId: number;
  addressId: number;
  /** An entry of the history of the first stop, with a photo. */
  transitionId: number;
}

export type Target = 'own' | 'other' | 'wrong parent' | 'missing';

const MISSING = 999_999_999;
const NOBODYS_COMMAND = '00000000-0000-4000-8000-000000000000';

let counter = 0;

export async function makeSide(db: Db): Promise<Side> {
  const run = await makeRun(db, { deliveries: 1 });
  const participant_id = run.participants[0] ?? 0;
  counter += 1;
  const phone = await db
    .insertInto('participant_phones')
    .values({
      participant_id,
      contact_name: 'DEMO CONTACT',
      phone_number: `619555${String(counter).padStart(4, '0')}`,
      number_type: 'mobile',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const address = await db
    .insertInto('participant_addresses')
    .values({
      participant_id,
      address: '1 DEMO ST',
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      full_address: '1 DEMO ST, SAN DIEGO, CA 92101',
      latitude: 32.72,
      longitude: -117.16,
      is_default: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const transition = await db
    .insertInto('delivery_event_transitions')
    .values({
      delivery_event_id: run.stops[0] ?? 0,
      delivery_manifest_id: run.id,
      datetime: `${run.date} 16:00:00`,
      delivery_event_status_id: 3,
      delivery_event_type_id: 3,
      actor_name: 'DEMO DRIVER',
      source: 'driver',
      path_evidence: demoPhotos()[0]?.key ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { run, phoneId: phone.id, addressId: address.id, transitionId: transition.id };
}

/** Objects that belong to a CDP or a driver: the routes below them know whose they are. */
const OWNED: readonly { prefix: RegExp; ids: (side: Side) => readonly number[]; ofDriver: boolean }[] = [
  {
    prefix: /^\/delivery_manifest\/:/,
    ids: ({ run, transitionId }) => [run.id, run.stops[0] ?? 0, transitionId],
    ofDriver: true,
  },
  { prefix: /^\/delivery_events\/:/, ids: ({ run }) => [run.stops[0] ?? 0], ofDriver: true },
  {
    prefix: /^\/participants\/:[^/]+\/phone_numbers/,
    ids: ({ run, phoneId }) => [run.participants[0] ?? 0, phoneId],
    ofDriver: true,
  },
  {
    prefix: /^\/participants\/:/,
    ids: ({ run, addressId }) => [run.participants[0] ?? 0, addressId],
    ofDriver: true,
  },
  { prefix: /^\/cdp\/:/, ids: ({ run }) => [run.cdp_id], ofDriver: true },
];

/** Whether the path names an object that is somebody's. */
export function isOwned(path: string): boolean {
  return OWNED.some(({ prefix }) => prefix.test(path));
}

export interface OwnedPath {
  /** Address per target; no `wrong parent` where there is one object only. */
  paths: Partial<Record<Target, string>>;
  /** A driver sees their own run's only. */
  ofDriver: boolean;
}

function filled(path: string, values: readonly (number | string)[]): string {
  let index = 0;
  return path.replaceAll(/:\w+/g, () => String(values[index++] ?? MISSING));
}

/** The addresses of a route about objects that are somebody's; null for all other routes. */
export function ownedPath(path: string, own: Side, other: Side): OwnedPath | null {
  const found = OWNED.find(({ prefix }) => prefix.test(path));
  if (!found) return null;
  const [mine, theirs] = [found.ids(own), found.ids(other)];
  const parameters = path.match(/:\w+/g)?.length ?? 0;
  const parent = mine[0] ?? 0;
  return {
    ofDriver: found.ofDriver,
    paths: {
      own: filled(path, mine),
      other: filled(path, theirs),
      ...(parameters > 1 ? { 'wrong parent': filled(path, [parent, ...theirs.slice(1)]) } : {}),
      missing: filled(path, parameters > 1 ? [parent, MISSING] : [MISSING]),
    },
  };
}

/** An address of a route about anything else: an object that nobody has. */
export function nobodysPath(path: string): string {
  return path.replaceAll(/:\w+/g, (name) => (name === ':commandId' ? NOBODYS_COMMAND : String(MISSING)));
}
