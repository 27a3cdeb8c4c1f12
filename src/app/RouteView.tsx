import { ResourceContextProvider } from 'react-admin';
import type { ComponentType, LazyExoticComponent } from 'react';
import { Navigate } from 'react-router-dom';
import type { ResourceName } from '../resources/registry';
import type { ResourceAction } from '../resources/schema/defineResource';
import { routes } from './routes';
import { lazyPage } from '../providers/lazyPart';
import { withMessages } from '../providers/messageSets';
import { NotFoundPage } from './NotFoundPage';
import type { RouteEntry } from '../ui/routes/routeTypes';

type ScreenComponent = ComponentType<{ name: ResourceName }>;

/** The generated screens, each its own chunk. Adding and editing are one form. */
const form = lazyPage(withMessages('records', () => import('../resources/screens/ResourceForm')));
const SCREENS: Readonly<Record<ResourceAction, LazyExoticComponent<ScreenComponent>>> = {
  list: lazyPage(() => import('../resources/screens/ResourceList')),
  show: lazyPage(withMessages('records', () => import('../resources/screens/ResourceShow'))),
  create: form,
  edit: form,
};

/** Lazy pages, created one time: a new lazy component on each render would remount. */
const PAGES: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = Object.fromEntries(
  routes.flatMap(({ path, view }) =>
    typeof view === 'object' && 'load' in view
      ? [[path, lazyPage(view.messages ? withMessages(view.messages, view.load) : view.load)] as const]
      : [],
  ),
);

/** The screen of a route. */
export function RouteView({ route }: { route: RouteEntry }) {
  const { view } = route;
  if (view === 'catchAll') return <NotFoundPage />;
  if ('redirectTo' in view) return <Navigate to={view.redirectTo} replace />;
  if ('resource' in view) {
    const Screen = SCREENS[view.screen];
    return (
      <ResourceContextProvider value={view.resource}>
        <Screen key={view.resource} name={view.resource} />
      </ResourceContextProvider>
    );
  }
  const Page = PAGES[route.path];
  return Page ? <Page /> : null;
}
