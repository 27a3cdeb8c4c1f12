import { CoreAdminContext, type I18nProvider } from 'react-admin';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { Why } from './access/Why';
import { GuardedRoute } from './layout/GuardedRoute';
import { NotificationBridge } from './layout/messages/NotificationBridge';
import { Toasts } from './layout/messages/Toasts';
import { RouteTableContext } from './layout/routeTableContext';
import { ThemedPage } from './layout/ThemedPage';
import { authProvider } from './providers/authProvider';
import { createDataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { LanguageProvider } from './providers/LanguageProvider';
import { store } from './providers/store';
import { routes } from './routes';

const dataProvider = createDataProvider();
const queryClient = createQueryClient();

/** The map of the app: providers, then the route table. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <ThemedPage>
      <HashRouter>
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
          </LanguageProvider>
        </CoreAdminContext>
      </HashRouter>
    </ThemedPage>
  );
}
