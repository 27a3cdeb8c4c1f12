import { describe, expect, it } from 'vitest';
import { FIRST_OPEN, groupOf, MOST_ENTRIES, openGroups } from '../../src/app/menu/openGroups';
import { routes } from '../../src/app/routes';
import { indexPermissions, permission } from '../../src/domain/access/access';
import { wordsOf } from '../e2e/support/words';
import {
  entryText,
  entryOf,
  menuEntries,
  shownEntries,
  type MenuItem,
  type MenuRoute,
} from '../../src/ui/routes/menuEntries';
import type { MenuGroup } from '../../src/ui/routes/routeTypes';

const everything = indexPermissions(routes.flatMap(({ needs }) => (needs ? [needs] : [])));
const menu = menuEntries(routes, everything);
const entryAt = (pathname: string) => entryOf(routes, pathname);
const entriesOf = (group: MenuGroup): MenuRoute[] =>
  menu.flatMap((item) => (item.kind === 'group' && item.group === group ? item.routes : []));
const shownAt = (pathname: string, open: readonly MenuGroup[], items: readonly MenuItem[] = menu) =>
  items.reduce(
    (sum, item) =>
      sum +
      (item.kind === 'entry'
        ? 1
        : open.includes(item.group)
          ? shownEntries(item.routes, entryAt(pathname)).length
          : 0),
    0,
  );

describe('open groups of the menu (spec §1)', () => {
  it.each([
    ['/home', FIRST_OPEN, ['schedule', 'rxDeliveries']],
    ['/data/participants', ['schedule', 'rxDeliveries', 'data'], ['data']],
    ['/data/vehicles', ['schedule', 'rxDeliveries', 'data'], ['data']],
    ['/data/vehicles', ['data', 'rxDeliveries'], ['rxDeliveries']],
    ['/home', ['settings', 'reports'], ['reports']],
    ['/home', [], []],
  ] as const)('%s with %j asked for: %j', (pathname, wanted, open) => {
    expect(openGroups(menu, wanted, entryAt(pathname))).toEqual(open);
  });

  it.each(routes.map(({ path }) => path))('on %s there are few enough', (path) => {
    const current = groupOf(menu, entryAt(path));
    const every: MenuGroup[] = ['rxDeliveries', 'schedule', 'reports', 'settings', 'data'];
    const open = openGroups(menu, [...every, ...(current ? [current] : [])], entryAt(path));
    expect(shownAt(path, open)).toBeLessThanOrEqual(MOST_ENTRIES);
  });

  it('opens all of a short menu', () => {
    const short = menuEntries(routes, indexPermissions([permission('GET', '/vehicles')]));
    expect(openGroups(short, FIRST_OPEN, entryAt('/home'))).toEqual(['data']);
  });

  it('leaves out a group that the person has no entry of', () => {
    const none = menuEntries(routes, indexPermissions([]));
    expect(openGroups(none, ['data'], entryAt('/home'))).toEqual([]);
  });
});

describe('entries under another one', () => {
  const paths = (pathname: string) =>
    shownEntries(entriesOf('data'), entryAt(pathname)).map(({ path }) => path);

  it.each([
    ['/data/participants', false],
    ['/data/vehicles', true],
    ['/data/vehicles/7', true],
    ['/data/vehicle-groups', true],
    ['/data/vehicle-groups/3', true],
  ])('on %s the catalogs of vehicles are shown: %s', (pathname, isShown) => {
    expect(paths(pathname).includes('/data/vehicle-groups')).toBe(isShown);
    expect(paths(pathname)).toContain('/data/vehicles');
  });

  it('stand alone when the one above is not the person’s', () => {
    const alone = entriesOf('data').filter(({ path }) => path !== '/data/vehicles');
    expect(shownEntries(alone, entryAt('/home')).map(({ path }) => path)).toContain('/data/vehicle-groups');
  });
});

describe('names of the entries (spec §1)', () => {
  const all = menu.flatMap((item) => (item.kind === 'entry' ? [item.route] : item.routes));
  it.each([
    ['/data/cdps', 'CDP'],
    ['/data/alf_snf', 'ALF/SNF'],
    ['/notifications', 'Notification'],
    ['/data/vehicles', 'Vehicles'],
  ])('%s is %s', (path, name) => {
    const route = all.find((each) => each.path === path);
    expect(route && entryText(route, wordsOf('English'))).toBe(name);
  });
});
