import type { Identifier } from 'react-admin';
import { registry, type ResourceName } from './registry';
import type { Resource, ResourceAction } from './schema/defineResource';

/** What follows the address of the list, by screen (spec §2). */
const TAILS: Readonly<Record<ResourceAction, string>> = {
  list: '',
  create: '/add',
  show: '/:id',
  edit: '/:id/edit',
};

/** A screen's pattern in the route table; null for a resource that has no screens. */
export function screenPattern(name: ResourceName, screen: ResourceAction): string | null {
  const { screen: list }: Resource = registry[name];
  return list === undefined ? null : list + TAILS[screen];
}

/** A screen's address; null for a resource that has no screens. */
export function screenPath(name: ResourceName, screen: ResourceAction, id: Identifier = ''): string | null {
  return screenPattern(name, screen)?.replace(':id', encodeURIComponent(id)) ?? null;
}

/** Which screen react-admin means by what follows a resource's name in its own addresses. */
function screenIn([first, second, ...rest]: readonly string[]): ResourceAction | null {
  if (rest.length > 0 || (second !== undefined && (second !== 'show' || first === 'create'))) return null;
  if (first === undefined || first === '') return 'list';
  if (first === 'create') return 'create';
  return second === 'show' ? 'show' : 'edit';
}

/**
 * The address that the specification gives to one that react-admin makes from a resource's name: `/vehicles/5/show` is
 * `/data/vehicles/5`. Any other stays as it is.
 */
export function specifiedPath(path: string): string {
  const end = path.search(/[?#]|$/);
  const [, name = '', ...rest] = path.slice(0, end).split('/');
  const screen = name in registry ? screenIn(rest) : null;
  const pattern = screen && screenPattern(name as ResourceName, screen);
  return pattern ? pattern.replace(':id', rest[0] ?? '') + path.slice(end) : path;
}
