import { registry, type ResourceName } from '../resources/registry';
import type { Resource } from '../resources/schema/defineResource';
import { screenPattern } from '../resources/paths';
import { screensOf } from '../resources/resourceScreens';
import { permissionFor } from '../providers/authProvider';
import type { MenuPlace, RouteEntry } from '../ui/routes/routeTypes';

/**
 * The screens that a declaration yields: list, add, details, edit, each with its own pair of method and path. Its list is
 * in the menu, or is opened from the page `parent`.
 */
export function resourceRoutes(
  name: ResourceName,
  { menu, parent }: { menu?: MenuPlace; parent?: string },
): RouteEntry[] {
  const { screen: list, actions }: Resource = registry[name];
  if (!list) return [];
  const above = { parent: list, redirect: list };
  const screens = actions.map((screen): RouteEntry => ({
    path: screenPattern(name, screen) ?? list,
    title: { resource: name, screen },
    view: { resource: name, screen },
    needs: permissionFor(screen, name),
    ...(screen === 'list' ? { menu, parent } : above),
  }));
  const steps = (screensOf(name).steps ?? []).map((page): RouteEntry => ({
    path: `${list}/:id/${page.path}`,
    title: { resource: name, step: page.key },
    view: { load: page.load, messages: page.messages },
    needs: page.needs ?? permissionFor('show', name),
    ...above,
    parent: screenPattern(name, 'show') ?? list,
  }));
  return [...screens, ...steps];
}
