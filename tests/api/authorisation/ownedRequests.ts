import { randomUUID } from 'node:crypto';
import { routePermissions, type RouteEntry } from '../../../server/platform/plugins/access';
import { resourceOf } from '../../../server/records/resources/fieldSql';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { writableRecord } from '../../../src/resources/schema/defineResource';
import { insertDriver } from '../../support/dispatchDay';
import { insertVehicle } from '../../support/schedulingDay';
import type { TestServer, TestSession } from '../../support/server';
import { bodyFor } from './bodies';
import { isOwned, makeSide, ownedPath, type Side } from './objects';

interface Answer {
  results?: { ok: boolean }[];
}

interface About {
  server: TestServer;
  side: Side;
  /** The whole operation's. */
  office: TestSession;
}

const chosen = ({ side: { run } }: About) => ({
  delivery_event_ids: [run.stops[0]],
  versions: { [run.stops[0] ?? 0]: 1 },
});
const because = { reason: 'DEMO' };
const crew = async ({ server, side }: About) => ({
  employee_id: await insertDriver(server.db),
  vehicle_id: await insertVehicle(server),
  close_door_pharmacy_id: side.run.cdp_id,
});
/** The record as a form sends it back. */
const asRead =
  (name: 'participants' | 'cdps', idOf: (side: Side) => number | undefined) =>
  async ({ server, side, office }: About) => {
    const { body } = await server.call<Record<string, unknown>>(
      'GET',
      `/${name === 'cdps' ? 'cdp' : name}/${idOf(side)}`,
      {
        as: office,
      },
    );
    return writableRecord(resourceOf(name), body);
  };
const inRun = async ({ server, side }: About, values: object) => {
  await server.db.updateTable('delivery_manifest').set(values).where('id', '=', side.run.id).execute();
};
const onStop = async ({ server, side }: About, values: object) => {
  const id = side.run.stops[0] ?? 0;
  await server.db.updateTable('delivery_events').set(values).where('id', '=', id).execute();
};
/** A lunch break in a shift that has room for it. */
const addOn = async (about: About) => {
  await inRun(about, { end_at: '2090-01-01 00:00:00' });
  return { delivery_event_type_id: 4, secuence: 3 };
};
const LOCKED = { locked_reason: 'DEMO', locked_by_name: 'DEMO', locked_at: '2026-11-20 12:00:00' };
const transfer = async ({ server }: About) => {
  const employee_id = await insertDriver(server.db);
  await server.db.updateTable('employees').set({ on_call: true }).where('id', '=', employee_id).execute();
  return { employee_id };
};
const handedBack = async (about: About) => {
  await onStop(about, { delivery_event_type_id: 8, delivery_event_status_id: 18 });
  return chosen(about);
};
const notStarted = async (about: About) => {
  await inRun(about, { delivery_manifest_status_id: MANIFEST_STATUS.created });
  return {};
};
const phoneOf = async ({ server, side }: About) => {
  const phones = server.db.selectFrom('participant_phones').select('phone_number');
  return (await phones.where('id', '=', side.phoneId).executeTakeFirstOrThrow()).phone_number;
};
const LATER = '2090-01-04';
const RUN = '/delivery_manifest/:manifestId';
const STOP = `${RUN}/delivery_events/:eventId`;

/** What a form of the route sends; of all others what `bodies.ts` says. */
const BODIES: Readonly<Record<string, (about: About) => object | Promise<object>>> = {
  'PUT /participants/:id': asRead('participants', ({ run }) => run.participants[0]),
  'PUT /cdp/:id': asRead('cdps', ({ run }) => run.cdp_id),
  'PATCH /participants/:id/inactivate': () => because,
  'POST /participants/:id/consents': async (about) => ({
    contact: await phoneOf(about),
    channel: 'sms',
    state: 'given',
    how: 'phone',
    note: 'DEMO',
  }),
  'POST /participants/:id/texts': async (about) => ({
    phone_number: await phoneOf(about),
    text: 'DEMO',
    language: 'en',
    in_the_morning: true,
  }),
  [`POST ${RUN}/delivery_events_addon`]: addOn,
  [`POST ${RUN}/delivery_events_addon_override`]: addOn,
  [`PUT ${STOP}/copayment`]: () => ({ copayment_amount: '3.00' }),
  [`PUT ${RUN}`]: crew,
  [`PUT ${RUN}/override`]: async (about) => ({ ...(await crew(about)), ...because }),
  [`POST ${RUN}/lock`]: () => because,
  [`POST ${STOP}/lock`]: () => because,
  [`POST ${STOP}/recipient_settled`]: async (about) => {
    await onStop(about, { recipient_asks: 'call' });
    return {};
  },
  [`POST ${RUN}/move`]: chosen,
  [`POST ${RUN}/move_override`]: (about) => ({ ...chosen(about), ...because }),
  [`POST ${STOP}/change_status_override`]: () => ({ delivery_event_status_id: 4, comments: 'DEMO' }),
  [`POST ${STOP}/re_schedule`]: ({ side }) => ({ delivery_date: LATER, destination_id: side.addressId }),
  [`POST ${STOP}/re_schedule_override`]: ({ side }) => ({
    delivery_date: LATER,
    destination_id: side.addressId,
    comments: 'DEMO',
  }),
  [`DELETE ${STOP}/override`]: () => because,
  [`POST ${RUN}/return_delivery`]: handedBack,
  [`PUT ${STOP}/transfer_delivery`]: transfer,
  [`PUT ${STOP}/transfer_delivery_override`]: async (about) => ({ ...(await transfer(about)), ...because }),
  [`POST ${RUN}/request_url`]: ({ side }) => ({
    send_by: 'sms',
    email: '619-555-0142',
    delivery_event_id: side.run.stops[0],
  }),
  [`POST ${RUN}/notify_driver`]: async ({ server, side: { run } }) => {
    const values = { phone_number: '6195550177' };
    await server.db.updateTable('employees').set(values).where('id', '=', run.employee_id).execute();
    return { message: 'DEMO' };
  },
  [`DELETE ${RUN}`]: notStarted,
  [`POST ${RUN}/unlock`]: async (about) => {
    await inRun(about, LOCKED);
    return {};
  },
  [`POST ${STOP}/unlock`]: async (about) => {
    await onStop(about, LOCKED);
    return {};
  },
  [`POST ${RUN}/custody`]: ({ side: { run } }) => ({
    bags: [{ delivery_event_id: run.stops[0], place: 'returned' }],
  }),
  [`POST ${STOP}/tracking_link/pdf`]: () => ({ token: 'x'.repeat(27) }),
};

/** What no body makes possible for what a side has, and why. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  [`DELETE ${STOP}/lunch_break`]: 'the path names a delivery, and only a lunch break can be canceled',
  [`DELETE ${RUN}/custody`]: 'a run must be handed over first, which is played by POST',
  [`POST ${STOP}/tracking_link/pdf`]: 'the token of a link is told once, by the route that makes it',
};

const nameOf = ({ method, path }: RouteEntry) => `${method} ${path}`;

/**
 * Every route that changes what its path names: a valid request about something of the own CDP is taken, the same one about
 * another CDP's finds nothing. Each route has a side of its own, so that none stands in another's way.
 */
export async function playOwned(server: TestServer): Promise<{ wrong: string[]; cells: number }> {
  const permissions = routePermissions(server.app);
  const office = await server.signInAs('administrator', { permissions });
  const wrong: string[] = [];
  let cells = 0;
  for (const route of server.app.routeTable) {
    const name = nameOf(route);
    if (route.method === 'GET' || !isOwned(route.path)) continue;
    const [side, theirs] = [await makeSide(server.db), await makeSide(server.db)];
    const as = await server.signInAs('administrator', { permissions, cdp_id: side.run.cdp_id });
    const paths = ownedPath(route.path, side, theirs)?.paths;
    const ask = async (path: string, of: Side) => {
      const body = (await BODIES[name]?.({ server, side: of, office })) ?? bodyFor(route.path);
      const headers = { 'idempotency-key': randomUUID(), 'if-match': '"1"' };
      cells += 1;
      return server.call<Answer>(route.method as 'POST', path, { as, body, headers });
    };
    const foreign = await ask(paths?.other ?? '', theirs);
    // A bulk command answers each of its stops.
    const isRefused = foreign.status === 404 || foreign.body.results?.every(({ ok }) => !ok);
    if (!isRefused) wrong.push(`${name}, foreign: ${foreign.status}`);
    const { status, body } = await ask(paths?.own ?? '', side);
    if (status < 300 === name in NOT_TAKEN)
      wrong.push(`${name}, own: ${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
  return { wrong, cells };
}
