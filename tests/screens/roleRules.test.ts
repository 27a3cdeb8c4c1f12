import { describe, expect, it } from 'vitest';
import { countChanges, mergeRole, type RoleValues } from '../../src/roles/roleValues';
import { rolePreview } from '../../src/roles/rolePreview';
import { visibleRights } from '../../src/roles/visibleRights';
import { routes } from '../../src/app/routes';

const role = (permissions: string[], change: Partial<RoleValues> = {}): RoleValues => ({
  name: 'Night',
  is_active: true,
  is_driver: false,
  second_factor_required: false,
  permissions,
  ...change,
});

describe('two people edit one role', () => {
  const base = role(['GET /a', 'GET /b']);
  it.each([
    ['what I added and they removed', ['GET /a', 'GET /b', 'GET /c'], ['GET /a'], ['GET /a', 'GET /c']],
    ['what I removed stays away', ['GET /a'], ['GET /a', 'GET /b', 'GET /d'], ['GET /a', 'GET /d']],
    ['what both did is done once', ['GET /a', 'GET /c'], ['GET /a', 'GET /c'], ['GET /a', 'GET /c']],
  ])('%s', (_, mine, theirs, merged) => {
    expect(mergeRole(base, role(mine), role(theirs)).permissions).toEqual(merged);
  });

  it('a field is as the one who touched it left it', () => {
    const mine = role(base.permissions as string[], { name: 'Mine' });
    const theirs = role(base.permissions as string[], { is_active: false });
    expect(mergeRole(base, mine, theirs)).toMatchObject({ name: 'Mine', is_active: false });
  });

  it('each permission counts as a change', () => {
    expect(countChanges(base, role(['GET /a', 'GET /c'], { name: 'Day' }))).toBe(3);
  });
});

describe('what a role opens', () => {
  const paths = (preview: ReturnType<typeof rolePreview>) =>
    preview.menu.flatMap(({ entries }) => entries.map(({ route, change }) => [route.path, change]));

  it('is what guard and menu make of it, with what is new and what is lost', () => {
    const preview = rolePreview(routes, ['GET /vehicles'], ['GET /cdp']);
    expect(paths(preview)).toContainEqual(['/data/vehicles', 'gained']);
    expect(paths(preview)).toContainEqual(['/data/cdps', 'lost']);
    expect(paths(preview)).toContainEqual(['/', null]);
    expect(paths(preview).map(([path]) => path)).not.toContain('/dispatch');
  });

  it.each([
    [['GET /participants'], '/data/participants'],
    [['GET /delivery_manifest'], '/dispatch'],
    [['GET /vehicles'], '/home'],
  ])('after signing in with %s (spec §2)', (permissions, path) => {
    expect(rolePreview(routes, permissions, []).start?.path).toBe(path);
  });
});

describe('a search among permissions', () => {
  const groups = [
    {
      group: 'vehicles' as const,
      rights: [
        { name: 'list', http_method: 'GET', path_route: '/vehicles' },
        { name: 'update', http_method: 'PUT', path_route: '/vehicles/:id' },
      ],
    },
  ];
  const words = {
    titleOf: () => 'Vehículos',
    wordsOf: ({ http_method }: { http_method: string }) =>
      http_method === 'GET' ? { name: 'Ver la lista', allows: '' } : { name: 'Cambiar', allows: 'Datos' },
  };
  const none: ReadonlySet<string> = new Set();
  const find = (text: string, change = {}) =>
    visibleRights(groups, words, { text, shown: 'all', granted: none, had: none, ...change }).flatMap(
      ({ rows }) => rows.map(({ id }) => id),
    );

  it.each([
    ['vehiculos', ['GET /vehicles', 'PUT /vehicles/:id']],
    ['VEHI lista', ['GET /vehicles']],
    ['datos', ['PUT /vehicles/:id']],
    ['put', ['PUT /vehicles/:id']],
    ['nothing', []],
  ])('"%s"', (text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  it('shows what is given, what is not, and what has changed', () => {
    const granted = new Set(['GET /vehicles']);
    const had = new Set(['PUT /vehicles/:id']);
    expect(find('', { shown: 'granted', granted, had })).toEqual(['GET /vehicles']);
    expect(find('', { shown: 'missing', granted, had: granted })).toEqual(['PUT /vehicles/:id']);
    expect(find('', { shown: 'changed', granted, had: granted })).toEqual([]);
    expect(find('', { shown: 'changed', granted, had })).toHaveLength(2);
  });
});
