import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type AuthProvider } from 'react-admin';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PermissionIndex } from '../../../src/domain/access/access';
import { indexPermissions, permission } from '../../../src/domain/access/access';
import { ActionsSlotContext } from '../../../src/ui/PageActions';
import { lightTheme } from '../../../src/ui/theme/theme';
import { createDataProvider } from '../../../src/providers/dataProvider';
import { createI18nProvider } from '../../../src/providers/i18nProvider';
import { holdPermissions } from '../../support/holdPermissions';
import type { Language } from '../../../src/domain/wire/languages';

const PATH = '/participants/:id/addresses';
const WRITERS = indexPermissions([
  permission('GET', PATH),
  permission('POST', PATH),
  permission('PUT', `${PATH}/:addressId`),
  permission('GET', '/employees/:id/home_address'),
  permission('PUT', '/employees/:id/home_address'),
]);

interface Options {
  language?: Language;
  permissions?: PermissionIndex;
  /** Pattern of the route, and the address that is open. */
  path?: string;
  at?: string;
}

/** A part of a screen with the app's providers around it; the network is whatever `fetch` is. */
export async function renderPart(
  part: ReactElement,
  { language = 'en', permissions = WRITERS, path = '*', at = '/' }: Options = {},
) {
  await holdPermissions(permissions);
  const i18nProvider = await createI18nProvider(language);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const slot = document.body.appendChild(document.createElement('div'));
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => permissions,
  };
  const whole = (
    <CoreAdminContext
      dataProvider={createDataProvider()}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <ThemeProvider theme={lightTheme}>
        <ActionsSlotContext.Provider value={slot}>{part}</ActionsSlotContext.Provider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  return render(
    <RouterProvider router={createMemoryRouter([{ path, element: whole }], { initialEntries: [at] })} />,
  );
}
