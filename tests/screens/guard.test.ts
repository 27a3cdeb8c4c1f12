import { describe, expect, it } from 'vitest';
import { afterSignIn } from '../../src/ui/access/afterSignIn';
import { HOME } from '../../src/domain/access/paths';
import { indexPermissions, isAllowed, permission } from '../../src/domain/access/access';
import { entryOf, menuEntries } from '../../src/ui/routes/menuEntries';
import { breadcrumbsOf, documentTitle, routeFor } from '../../src/ui/routes/routeTable';
import { specifiedPath } from '../../src/resources/paths';
import { routes } from '../../src/app/routes';

const visitor = (...pairs: [string, string][]) => ({
  permissions: indexPermissions(pairs.map(([method, path]) => permission(method, path))),
});
const at = (path: string) => {
  const route = routeFor(routes, path);
  if (!route) throw new Error(path);
  return route;
};

describe('navigation rules (spec §2)', () => {
  it.each([
    ['/dispatch', visitor(), '/home'],
    ['/dispatch', visitor(['GET', '/delivery_manifest']), true],
    ['/data/vehicles/add', visitor(['GET', '/vehicles']), '/data/vehicles'],
    ['/data/vehicles/add', visitor(['POST', '/vehicles']), true],
    ['/data/vehicles/7', visitor(['GET', '/vehicles/{id}']), true],
    ['/home', visitor(), true],
    ['/no/such/page', visitor(), true],
    ['/register-password', visitor(), true],
    ['/map', visitor(), '/home'],
    ['/map', visitor(['GET', '/delivery_manifest']), true],
  ])('%s', (path, who, expected) => {
    const { needs, redirect = HOME } = at(path);
    expect(isAllowed(needs, who.permissions) || redirect).toBe(expected);
  });

  it('lead a signed-in person from the sign-in page home', () =>
    expect(at('/login').view).toEqual({ redirectTo: HOME }));
});

describe('after sign-in (spec §2)', () => {
  const person = { id: 9, isFirstSignin: false, ...visitor() };
  const mayList = visitor(['GET', '/participants']);
  const dispatcher = { ...person, ...visitor(['GET', '/delivery_manifest']) };
  it.each([
    [{ ...person, isFirstSignin: true }, null, '/register-password?auth=session&id=9'],
    [{ ...person, ...mayList }, null, '/data/participants'],
    [dispatcher, null, '/dispatch'],
    // The guard would turn them away from there with a warning about a page that they never asked for.
    [person, null, '/home'],
    [person, '/dispatch?date=2026-11-20', '/dispatch?date=2026-11-20'],
    [dispatcher, '//evil.example', '/dispatch'],
    [dispatcher, '/login?x', '/dispatch'],
    [{ ...person, isFirstSignin: true }, '/dispatch', '/register-password?auth=session&id=9'],
  ])('%#', (who, from, target) => expect(afterSignIn(who, from)).toBe(target));
});

describe('the route table', () => {
  it.each([
    '/',
    '/home',
    '/data',
    '/data/alf_snf',
    '/data/locations',
    '/data/cdps',
    '/data/cdps/add',
    '/data/cdps/3',
    '/data/employees',
    '/data/employees/add',
    '/data/employees/3',
    '/data/employees/3/homeAddress',
    '/data/participants',
    '/data/participants/add',
    '/data/participants/3',
    '/data/participants/3/location',
    '/data/participants/3/contacts',
    '/data/participants/3/mailing',
    '/data/runs',
    '/data/runs/add',
    '/data/runs/3',
    '/data/runs/3/settings',
    '/data/runs/3/daily-times',
    '/data/vehicles',
    '/data/vehicles/add',
    '/data/vehicles/3',
    '/schedule',
    '/schedule/scheduling',
    '/schedule/imports',
    '/schedule/imports/create-csv',
    '/schedule/imports/3',
    '/schedule/deliveries-inbox',
    '/dispatch',
    '/dispatch/issues',
    '/change-log/3',
    '/fueling',
    '/dashboards',
    '/reports',
    '/advanced-settings',
    '/roles-permissions',
    '/roles-permissions/add',
    '/delivery-settings',
    '/app-settings',
    '/change-password',
    '/map',
    '/delivery-report/3',
    '/delivery-evidence',
    '/login',
    '/register-password',
    '/reset-password',
    '/success-mobile-password',
  ])('knows %s of spec §2', (path) => expect(at(path).path).not.toBe('*'));

  it('has each path once, and a parent for every parent that is named', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { parent } of routes) if (parent) expect(paths).toContain(parent);
  });

  it('prefers a word to a parameter', () => expect(at('/data/vehicles/add').path).toBe('/data/vehicles/add'));

  it('titles "<title> - <app name>", or the app name alone', () => {
    const translate = (key: string) => (key === 'app.name' ? 'Rx Dispatch' : key);
    expect(documentTitle(at('/dispatch').title, translate)).toBe('pages.dispatch - Rx Dispatch');
    expect(documentTitle(undefined, translate)).toBe('Rx Dispatch');
  });

  it('leads back through the parents', () => {
    expect(breadcrumbsOf(routes, at('/data/vehicles/3/edit')).map(({ path }) => path)).toEqual([
      '/data/vehicles',
      '/data/vehicles/:id/edit',
    ]);
  });

  it('leads from a step to its record', () => {
    expect(breadcrumbsOf(routes, at('/data/participants/3/location')).map(({ path }) => path)).toEqual([
      '/data/participants',
      '/data/participants/:id',
      '/data/participants/:id/location',
    ]);
  });
});

describe('addresses that react-admin makes of the names of resources', () => {
  it.each([
    ['/vehicles', '/data/vehicles'],
    ['/vehicles?page=2', '/data/vehicles?page=2'],
    ['/vehicles/create', '/data/vehicles/add'],
    ['/vehicles/5', '/data/vehicles/5/edit'],
    ['/vehicles/5/show', '/data/vehicles/5'],
    ['/facilities/5/show#top', '/data/alf_snf/5#top'],
    ['/runs/12', '/data/runs/12/edit'],
    ['/vehicles/5/show/more', '/vehicles/5/show/more'],
    ['/vehicles/create/show', '/vehicles/create/show'],
    ['/dispatch/issues', '/dispatch/issues'],
    ['/data/vehicles/5', '/data/vehicles/5'],
    ['/', '/'],
  ])('%s is %s of the specification', (made, specified) => expect(specifiedPath(made)).toBe(specified));
});

describe('the menu (spec §1, §6)', () => {
  const paths = (...pairs: [string, string][]) =>
    menuEntries(routes, visitor(...pairs).permissions).flatMap((item) =>
      item.kind === 'entry' ? [item.route.path] : item.routes.map(({ path }) => path),
    );

  it('hides what the person may not list', () => {
    expect(paths()).not.toContain('/data/vehicles');
    expect(paths()).not.toContain('/dispatch');
    expect(paths(['GET', '/vehicles'])).toContain('/data/vehicles');
    expect(paths(['GET', '/delivery_manifest'])).toContain('/dispatch');
  });

  it('has the entries of spec §1', () => {
    const all: [string, string][] = [
      '/participants',
      '/employees',
      '/vehicles',
      '/cdp',
      '/facilities',
      '/delivery_manifest',
      '/runs',
      '/locations',
      '/user_types',
      '/system/settings',
      '/file_import',
      '/deliveries_inbox',
      '/inbox_keys',
      '/dashboards/figures',
      '/fuel_entries',
      '/reports/:report',
    ].map((path) => ['GET', path]);
    const made: [string, string][] = [
      ['POST', '/delivery_manifest/delivery_events/reports/pdf'],
      ['POST', '/employees/reports/billing'],
    ];
    expect(paths(...all, ...made)).toEqual(
      expect.arrayContaining([
        '/',
        '/dashboards',
        '/fueling',
        '/reports',
        '/dispatch',
        '/data/employees',
        '/schedule/imports',
        '/schedule/deliveries-inbox',
        '/integrations',
        '/data/locations',
        '/notifications',
        '/data/participants',
        '/roles-permissions',
        '/data/runs',
        '/schedule/scheduling',
        '/advanced-settings',
        '/data/vehicles',
        '/data/alf_snf',
        '/data/cdps',
        '/reports/deliveries',
        '/reports/billing',
      ]),
    );
  });

  it.each([
    ['/home', '/'],
    ['/dispatch', '/dispatch'],
    ['/dispatch/issues', '/dispatch'],
    ['/data/vehicles/7', '/data/vehicles'],
    // Each has an entry, and one's address begins as that of the other one.
    ['/reports/billing', '/reports/billing'],
    ['/reports/view/on_time', '/reports'],
    ['/calendar/absences/4', '/calendar'],
    ['/data/price-lists/add', '/billing'],
    ['/account', null],
  ])('on %s the entry %s is marked', (path, entry) => expect(entryOf(routes, path)).toBe(entry));
});
