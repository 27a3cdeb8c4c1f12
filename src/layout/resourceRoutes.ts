import { permission } from '../domain/access';
import { registry, type ResourceName } from '../resources/registry';
import type { Resource } from '../resources/schema/defineResource';
import { stepPages } from '../resources/stepPages';
import type { MenuPlace, RouteEntry } from './routeTypes';

/** The screens that a declaration yields: list, add, details, edit, each with its own pair of method and path. */
export function resourceRoutes(name: ResourceName, menu?: MenuPlace): RouteEntry[] {
  const resource: Resource = registry[name];
  const { screen, path, actions } = resource;
  if (!screen) return [];
  const routes: RouteEntry[] = [
    {
      path: screen,
      title: { resource: name, screen: 'list' },
      view: { resource: name, screen: 'list' },
      needs: permission('GET', path),
      menu,
    },
  ];
  if (actions.includes('create')) {
    routes.push({
      path: `${screen}/add`,
      title: { resource: name, screen: 'create' },
      view: { resource: name, screen: 'create' },
      parent: screen,
      needs: permission('POST', path),
      redirect: screen,
    });
  }
  if (actions.includes('show')) {
    routes.push({
      path: `${screen}/:id`,
      title: { resource: name, screen: 'show' },
      view: { resource: name, screen: 'show' },
      parent: screen,
      needs: permission('GET', `${path}/:id`),
      redirect: screen,
    });
  }
  if (actions.includes('edit')) {
    routes.push({
      path: `${screen}/:id/edit`,
      title: { resource: name, screen: 'edit' },
      view: { resource: name, screen: 'edit' },
      parent: screen,
      needs: permission('PUT', `${path}/:id`),
      redirect: screen,
    });
  }
  for (const page of stepPages[name] ?? []) {
    routes.push({
      path: `${screen}/:id/${page.path}`,
      title: { resource: name, step: page.key },
      view: { load: page.load },
      parent: screen,
      needs: page.needs ?? permission('GET', `${path}/:id`),
      redirect: screen,
    });
  }
  return routes;
}
