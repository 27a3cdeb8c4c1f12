import { anyKey, type Translate } from '../../i18n/messageKey';
import { pageTitle } from '../../i18n/pageTitle';
import type { RouteEntry, RouteTitle } from './routeTypes';

/** Whether a path matches a pattern, segment by segment; the sign-in page uses it too, and has no router. */
function fits(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const segments = pathname.split('/').filter(Boolean);
  return (
    wanted.length === segments.length &&
    wanted.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}

/** The entry that a path belongs to: the most exact one, as the router chooses; the catch-all fits everything. */
export function routeFor(routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  const fitting = routes.filter(({ path }) => path !== '*' && fits(path, pathname));
  // A static path wins over one with a parameter: `/data/vehicles/add` over `/data/vehicles/:id`.
  fitting.sort((a, b) => parameters(a.path) - parameters(b.path));
  return fitting[0] ?? routes.find(({ path }) => path === '*');
}

function parameters(path: string): number {
  return path.split(':').length - 1;
}

/** Parents first, the current one last. */
export function breadcrumbsOf(routes: readonly RouteEntry[], route: RouteEntry): RouteEntry[] {
  const parent = route.parent && routes.find(({ path }) => path === route.parent);
  return parent ? [...breadcrumbsOf(routes, parent), route] : [route];
}

/** A page in the trail of its parents, which name the record: "Vehicles", "Vehicle", "Home address". */
export function crumbText(title: RouteTitle, translate: Translate): string {
  if ('step' in title) return anyKey(translate)(`resources.${title.resource}.steps.${title.step}`);
  if ('screen' in title && title.screen === 'show')
    return translate(`resources.${title.resource}.name`, { smart_count: 1 });
  return titleText(title, translate);
}

/** Translated title: a page's own, or "Vehicles", "Add vehicle", "Vehicle: details". */
export function titleText(title: RouteTitle, translate: Translate): string {
  if ('page' in title) return translate(`pages.${title.page}`);
  const name = (count: number) => translate(`resources.${title.resource}.name`, { smart_count: count });
  if ('step' in title) {
    const step = anyKey(translate)(`resources.${title.resource}.steps.${title.step}`);
    return translate('pages.step', { name: name(1), step });
  }
  switch (title.screen) {
    case 'list':
      return name(2);
    case 'create':
      return translate(`resources.${title.resource}.create`);
    case 'show':
      return translate('pages.details', { name: name(1) });
    case 'edit':
      return translate('pages.edit', { name: name(1) });
  }
}

/**
 * "<title> - <app name>", or only the app name (spec §2). Never a record's name: it would be stored in the
 * history.
 */
export function documentTitle(title: RouteTitle | undefined, translate: Translate): string {
  return pageTitle(title ? titleText(title, translate) : null);
}
