import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type AuthProvider } from 'react-admin';
import { Suspense } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import {
  indexPermissions,
  isAllowed,
  permission,
  type PermissionIndex,
} from '../../../src/domain/access/access';
import { ActionsSlotContext } from '../../../src/ui/PageActions';
import { routerProvider } from '../../../src/ui/routes/routerProvider';
import { LeaveQuestion } from '../../../src/app/unsaved/LeaveQuestion';
import { lightTheme } from '../../../src/ui/theme/theme';
import { permissionFor } from '../../../src/providers/authProvider';
import { createDataProvider } from '../../../src/providers/dataProvider';
import { createI18nProvider } from '../../../src/providers/i18nProvider';
import { registry, type ResourceName } from '../../../src/resources/registry';
import type { Resource } from '../../../src/resources/schema/defineResource';
import ResourceForm from '../../../src/resources/screens/ResourceForm';
import ResourceList from '../../../src/resources/screens/ResourceList';
import ResourceShow from '../../../src/resources/screens/ResourceShow';
import { holdPermissions } from '../../support/holdPermissions';
import type { Language } from '../../../src/domain/wire/languages';

/** Everything that the declarations ask for. */
export const ALL_PERMISSIONS = indexPermissions(
  Object.values<Resource>(registry).flatMap(({ path }) => [
    permission('GET', path),
    permission('POST', path),
    permission('GET', `${path}/:id`),
    permission('PUT', `${path}/:id`),
  ]),
);

function authWith(permissions: PermissionIndex): AuthProvider {
  return {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => permissions,
    canAccess: async ({ action, resource }) => isAllowed(permissionFor(action, resource), permissions),
  };
}

interface Options {
  name: ResourceName;
  /** Path behind the resource's own, with its query: `/add`, `/7/edit`, `?is_active=1`. */
  at?: string;
  language?: Language;
  permissions?: PermissionIndex;
}

/** A generated screen as the app mounts it: its routes, providers and theme; the network is whatever `fetch` is. */
export async function renderScreen({
  name,
  at = '',
  language = 'en',
  permissions = ALL_PERMISSIONS,
}: Options) {
  const resource: Resource = registry[name];
  const screen = resource.screen ?? '/';
  await holdPermissions(permissions);
  const i18nProvider = await createI18nProvider(language);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // The header, where a page puts its actions.
  const slot = document.body.appendChild(document.createElement('div'));
  const screens = (
    <CoreAdminContext
      dataProvider={createDataProvider()}
      authProvider={authWith(permissions)}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
      store={memoryStore()}
    >
      <ThemeProvider theme={lightTheme}>
        <ActionsSlotContext.Provider value={slot}>
          <Suspense fallback={null}>
            <Routes>
              <Route path={screen} element={<ResourceList name={name} />} />
              <Route path={`${screen}/add`} element={<ResourceForm name={name} />} />
              <Route path={`${screen}/:id`} element={<ResourceShow name={name} />} />
              <Route path={`${screen}/:id/edit`} element={<ResourceForm name={name} />} />
              <Route path="*" element={<p>elsewhere</p>} />
            </Routes>
          </Suspense>
          <LeaveQuestion />
        </ActionsSlotContext.Provider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: screens }], {
    initialEntries: [`${screen}${at}`],
  });
  return { router, queryClient, ...render(<RouterProvider router={router} />) };
}
