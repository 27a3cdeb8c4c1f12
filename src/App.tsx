import { CoreAdminContext, type I18nProvider } from 'react-admin';
import type { QueryClient } from '@tanstack/react-query';
import { Route, RouterProvider, Routes } from 'react-router-dom';
import { Why } from './access/Why';
import { createAppRouter } from './layout/appRouter';
import { GuardedRoute } from './layout/GuardedRoute';
import { NotificationBridge } from './layout/messages/NotificationBridge';
import { Toasts } from './layout/messages/Toasts';
import { RouteTableContext } from './layout/routeTableContext';
import { ThemedPage } from './layout/ThemedPage';
import { SignInOver } from './layout/session/SignInOver';
import { LeaveQuestion } from './layout/unsaved/LeaveQuestion';
import { authProvider } from './providers/authProvider';
import { createDataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { LanguageProvider } from './providers/LanguageProvider';
import { store } from './providers/store';
import { routes } from './routes';

const dataProvider = createDataProvider();

/** The map of the app: providers, then the route table. */
function Providers({ i18nProvider, queryClient }: { i18nProvider: I18nProvider; queryClient: QueryClient }) {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      store={store}
    >
      <LanguageProvider i18nProvider={i18nProvider}>
        <RouteTableContext.Provider value={routes}>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<GuardedRoute route={route} />} />
            ))}
          </Routes>
        </RouteTableContext.Provider>
        <NotificationBridge />
        <Toasts />
        <Why />
        <LeaveQuestion />
        <SignInOver />
      </LanguageProvider>
    </CoreAdminContext>
  );
}

/** The app, ready to be drawn, with the router that it lives in. */
export function createApp(i18nProvider: I18nProvider) {
  const { router, dispose } = createAppRouter(
    <Providers i18nProvider={i18nProvider} queryClient={createQueryClient()} />,
  );
  const element = (
    <ThemedPage>
      <RouterProvider router={router} />
    </ThemedPage>
  );
  return { element, dispose };
}
