import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepDemoPhotos } from '../../server/demoStart';
import { requiredPermission, routePermissions, type RouteEntry } from '../../server/platform/plugins/access';
import { permissionKey } from '../../server/platform/plugins/actor';
import { testServer, type TestRole, type TestServer, type TestSession } from '../support/server';
import { bodyFor } from './authorisation/bodies';
import { FOREIGN, makeBelongings, stateOf } from './authorisation/belongings';
import { makeSide, nobodysPath, ownedPath, type Side, type Target } from './authorisation/objects';
import { playOwned } from './authorisation/ownedRequests';
import { isNeverFor, type MatrixRole } from './authorisation/policy';
import { REQUESTS } from './authorisation/requests';

interface Caller {
  role: MatrixRole;
  session: TestSession;
  holds: ReadonlySet<string>;
  /** Sees the rows of their own CDP alone. */
  isOfCdp: boolean;
  isDriver: boolean;
}

/** Ends the session that asks, or never ends itself: asked without a session only. */
const ASKED_WITHOUT_SESSION_ONLY = new Set(['DELETE /users/sign_out', 'GET /live']);

let server: TestServer;
let own: Side;
let other: Side;
let callers: Caller[];

async function caller(role: MatrixRole, of: TestRole, extra: object = {}): Promise<Caller> {
  const session = await server.signInAs(of, extra);
  const pairs = await server.db
    .selectFrom('user_type_permissions')
    .select(['http_method', 'path_route'])
    .where('user_type_id', '=', session.user_type_id)
    .execute();
  return {
    role,
    session,
    holds: new Set(pairs.map(({ http_method, path_route }) => permissionKey([http_method, path_route]))),
    isOfCdp: 'cdp_id' in extra,
    isDriver: of === 'driver',
  };
}

beforeAll(async () => {
  server = await testServer();
  await keepDemoPhotos(server.context);
  [own, other] = [await makeSide(server.db), await makeSide(server.db)];
  const { cdp_id, employee_id } = own.run;
  callers = [
    await caller('administrator', 'administrator'),
    await caller('dispatcher', 'dispatcher'),
    await caller('scheduler', 'scheduler'),
    await caller('pharmacy', 'pharmacy', { cdp_id }),
    await caller('driver', 'driver', { employee_id }),
    await caller('nobody', 'nobody'),
    await caller('dispatcher of a CDP', 'dispatcher', { cdp_id }),
    // Every right, and still one CDP's rows alone.
    await caller('administrator of a CDP', 'administrator', { cdp_id }),
    // Every right, and still the own runs alone.
    await caller('driver with every right', 'driver', {
      employee_id,
      permissions: routePermissions(server.app),
    }),
  ];
});
afterAll(() => server.close());

async function ask({ method, path: pattern }: RouteEntry, path: string, as?: TestSession) {
  const response = await server.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: {
      ...(as ? server.headersOf(as) : {}),
      'if-match': '"1"',
      'idempotency-key': randomUUID(),
    },
    ...(method === 'GET' ? {} : { payload: bodyFor(pattern) }),
  });
  const { statusCode, body } = response;
  // Two answers are the same when only the number of the request differs.
  return { status: statusCode, said: body.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*') };
}

/** What a caller may not tell from an object that does not exist. */
function hiddenTargets({ isOfCdp, isDriver }: Caller, ofDriver: boolean): Target[] {
  return isOfCdp || (isDriver && ofDriver) ? ['other', 'wrong parent'] : ['wrong parent'];
}

async function wrongCellsOf(route: RouteEntry, who: Caller): Promise<{ wrong: string[]; cells: number }> {
  const wrong: string[] = [];
  const name = (target: string, status: number) =>
    `${route.method} ${route.path} as ${who.role}, ${target}: ${status}`;
  const pair = requiredPermission(route);
  const isClosed =
    (who.isDriver && ['cdp', 'operation'].includes(route.scope)) ||
    (who.isOfCdp && route.scope === 'operation');
  const isHeld = !isClosed && (!pair || who.holds.has(permissionKey(pair)));
  if (isHeld && isNeverFor(who.role, route)) wrong.push(`${name('never for this role', 0)}`);
  const owned = ownedPath(route.path, own, other);

  if (!owned) {
    const { status } = await ask(route, nobodysPath(route.path), who.session);
    const isPast = status !== 401 && status !== 403;
    // A route may refuse by a rule of its own what the pair alone would allow; never the other way round.
    if (isHeld ? status === 401 : isPast) wrong.push(name('any', status));
    return { wrong, cells: 1 };
  }

  const targets = Object.entries(owned.paths) as [Target, string][];
  const answers = new Map<Target, Awaited<ReturnType<typeof ask>>>();
  // The own one last: asked for, it may change.
  for (const [target, path] of targets.reverse()) answers.set(target, await ask(route, path, who.session));
  const missing = answers.get('missing');
  for (const [target, answer] of answers) {
    const isGone = answer.status === 404;
    if (!isHeld) {
      if (answer.status !== 403) wrong.push(name(target, answer.status));
    } else if (target === 'own' ? [401, 403, 404].includes(answer.status) : answer.status === 401) {
      wrong.push(name(target, answer.status));
    } else if (target === 'missing' && answer.status < 400) {
      wrong.push(name(target, answer.status));
    } else if (target === 'wrong parent' && answer.status === 412 && !who.isOfCdp && !who.isDriver) {
      // Somebody who may see both runs is told that the stop is not where they last saw it.
      continue;
    } else if (hiddenTargets(who, owned.ofDriver).includes(target)) {
      // Not yours and not there are one answer, in every word.
      if (answer.status < 400 || answer.said !== missing?.said) wrong.push(name(target, answer.status));
    } else if (target === 'other' && isGone) {
      wrong.push(name(target, answer.status));
    }
  }
  return { wrong, cells: answers.size };
}

/**
 * Every route × every role × whose object, against the policy: a route that is added is asked by itself. A wrong cell is
 * named by route, role and object.
 */
it('every route answers every role as the policy says, for own, other, wrongly placed and missing objects', async ({
  annotate,
}) => {
  const wrong: string[] = [];
  let cells = 0;
  for (const route of server.app.routeTable) {
    if (route.access === 'public') continue;
    const { status } = await ask(route, nobodysPath(route.path));
    cells += 1;
    if (status !== 401) wrong.push(`${route.method} ${route.path} without a session: ${status}`);
    if (ASKED_WITHOUT_SESSION_ONLY.has(`${route.method} ${route.path}`)) continue;
    for (const who of callers) {
      const found = await wrongCellsOf(route, who);
      wrong.push(...found.wrong);
      cells += found.cells;
    }
  }
  expect(wrong).toEqual([]);
  await annotate(`${server.app.routeTable.length} routes, ${callers.length} roles, ${cells} cells`);
  expect(cells).toBeGreaterThanOrEqual(4_500);
}, 300_000);

it('a valid request about what its path names is taken for the own CDP, and finds nothing of another one', async ({
  annotate,
}) => {
  const { wrong, cells } = await playOwned(server);
  expect(wrong).toEqual([]);
  await annotate(`${cells} cells`);
  expect(cells).toBeGreaterThanOrEqual(80);
}, 120_000);

interface BulkAnswer {
  results?: { id: number; ok: boolean }[];
}

/** The same request about what both have; null where it names one thing alone. */
function mixed(mine: object = {}, theirs: object = {}): object | null {
  const lists = Object.entries(theirs).filter(([, value]) => Array.isArray(value) && value.length > 0);
  if (lists.length === 0) return null;
  return Object.fromEntries(
    Object.entries(mine).map(([name, value]: [string, unknown]) => {
      const other = (theirs as Record<string, unknown>)[name];
      if (Array.isArray(value) && Array.isArray(other)) return [name, [...value, ...other] as unknown[]];
      return [name, name === 'versions' ? { ...(value as object), ...(other as object) } : value];
    }),
  );
}

/** Routes of rows that neither their path nor the table of requests names: these read the rows of a declaration. */
const OF_A_RESOURCE = /^\/(participants|cdp|runs|delivery_events)(\/|$)/;
/**
 * One of many orders of a client is refused by its field, so that the others are not lost; a driver of the list of
 * employees, which is everybody's, has no run that this person could start.
 */
const REFUSED_BY_WORD = /validation\.reference|noWaitingRun/;
/** Gone after the first time: whoever asks next is told so. */
const ONCE = new Set(['DELETE /presigned/:api']);

it('a valid request about the own CDP is answered, about another one it finds, shows and changes nothing', async ({
  annotate,
}) => {
  const permissions = routePermissions(server.app);
  const [mine, theirs] = [
    await makeBelongings(server, await makeSide(server.db), 'OWN'),
    await makeBelongings(server, await makeSide(server.db), FOREIGN),
  ];
  const { cdp_id, employee_id } = mine.side.run;
  const office = await server.signInAs('administrator', { permissions, cdp_id });
  const driver = await server.signInAs('driver', { permissions, employee_id });
  const before = await stateOf(server, theirs);
  const wrong: string[] = [];
  const asked = server.app.routeTable.filter(({ scope }) => scope === 'cdp' || scope === 'run');
  let cells = 0;
  const send = async (
    { method, path: pattern }: RouteEntry,
    as: TestSession,
    ask: { path?: string; body?: object; version?: number },
  ) => {
    const { path = pattern, body, version = 1 } = ask;
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` };
    const answer = await server.call<BulkAnswer>(method as 'GET', path, { as, body, headers });
    cells += 1;
    return { ...answer, text: JSON.stringify(answer.body) };
  };
  const askFor = (route: RouteEntry, of: typeof mine) =>
    REQUESTS[`${route.method} ${route.path}`]?.(of) ?? {};
  const played = asked.filter((route) => {
    const name = `${route.method} ${route.path}`;
    if (!REQUESTS[name] && !OF_A_RESOURCE.test(route.path) && !ownedPath(route.path, own, other))
      wrong.push(`${name} has no valid request`);
    return REQUESTS[name] !== undefined;
  });
  const people = Object.entries({ office, driver });
  const isClosed = (who: string, route: RouteEntry) => who === 'driver' && route.scope === 'cdp';
  const playForeign = async (route: RouteEntry, body: object | undefined) => {
    for (const [who, as] of people) {
      const answer = await send(route, as, { ...askFor(route, theirs), body });
      const done = (answer.body.results ?? []).filter(({ ok }) => ok).map(({ id }) => id);
      const isTouched = done.some((id) => id === theirs.side.run.id || theirs.side.run.stops.includes(id));
      const { status, text } = answer;
      const isRefused = status < 300 || status === 404 || REFUSED_BY_WORD.test(text);
      const isRight = isClosed(who, route) ? status === 403 : isRefused;
      if (!isRight || isTouched || text.includes(FOREIGN))
        wrong.push(`${route.method} ${route.path}, ${who}, foreign: ${status} ${text.slice(0, 120)}`);
    }
  };
  for (const route of played) await playForeign(route, askFor(route, theirs).body);
  for (const route of played) {
    for (const [who, as] of people) {
      if (isClosed(who, route)) continue;
      const { status, text } = await send(route, as, askFor(route, mine));
      if (status === 404 && who !== 'office' && ONCE.has(`${route.method} ${route.path}`)) continue;
      if ([400, 401, 403, 404, 422, 428, 500].includes(status))
        wrong.push(`${route.method} ${route.path}, ${who}, own: ${status} ${text.slice(0, 160)}`);
    }
  }
  for (const route of played) {
    const both = mixed(askFor(route, mine).body, askFor(route, theirs).body);
    if (both) await playForeign(route, both);
  }
  for (const route of server.app.routeTable.filter(({ scope }) => scope === 'operation')) {
    for (const as of [office, driver]) {
      const { status } = await send(route, as, { path: nobodysPath(route.path), body: {} });
      if (status !== 403) wrong.push(`${route.method} ${route.path}: ${status}`);
    }
  }
  expect(await stateOf(server, theirs)).toBe(before);
  expect(wrong).toEqual([]);
  await annotate(`${played.length} routes with a valid request, 2 roles, ${cells} cells`);
  expect(cells).toBeGreaterThanOrEqual(300);
}, 120_000);
