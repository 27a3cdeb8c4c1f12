import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource, type I18nProvider } from 'react-admin';
import type { QueryClient } from '@tanstack/react-query';
import { Navigate, Route, RouterProvider, useLocation } from 'react-router-dom';
import { Why } from '../ui/access/Why';
import { createAppRouter } from './appRouter';
import { ErrorPage } from './ErrorPage';
import { GuardedRoute, TurnedAway } from './GuardedRoute';
import { Layout } from './Layout';
import { Toasts } from './messages/Toasts';
import { NotFoundPage } from './NotFoundPage';
import { PageFrame } from './PageFrame';
import { PageLoading } from '../ui/PageLoading';
import { routerProvider } from '../ui/routes/routerProvider';
import { RouteTableContext } from '../ui/routes/routeTableContext';
import { SignInOver } from './session/SignInOver';
import { themeOf } from '../ui/theme/theme';
import { useDirection } from '../ui/theme/useDirection';
import { LeaveQuestion } from './unsaved/LeaveQuestion';
import { useMode } from '../ui/theme/useMode';
import { authProvider } from '../providers/authProvider';
import { createDataProvider } from '../providers/dataProvider';
import { createQueryClient } from '../providers/queryClient';
import { LanguageProvider } from '../providers/LanguageProvider';
import { store } from '../providers/store';
import { specifiedPath } from '../resources/paths';
import { registry } from '../resources/registry';
import { recordTitle, resourceOf, type Row } from '../ui/resourceOf';
import { routes } from './routes';
import { useStyleCache } from './styleCaches';

const dataProvider = createDataProvider();

/** A URL in react-admin's own format redirects to the URL of the specification. */
function ToSpecifiedPath() {
  const { pathname, search } = useLocation();
  return <Navigate to={specifiedPath(pathname) + search} replace />;
}

/** Resource definitions for react-admin; their screens are in the route table. */
const resources = Object.values(registry).map(({ name, actions }) => {
  const screen = (action: (typeof actions)[number]) =>
    actions.some((one) => one === action) ? ToSpecifiedPath : undefined;
  return (
    <Resource
      key={name}
      name={name}
      list={screen('list')}
      create={screen('create')}
      edit={screen('edit')}
      show={screen('show')}
      recordRepresentation={(record: Row) => recordTitle(resourceOf(name), record)}
    />
  );
});

const pages = routes.filter(({ view }) => view !== 'catchAll');
const framed = pages
  .filter(({ layout = 'default' }) => layout === 'default')
  .map((route) => <Route key={route.path} path={route.path} element={<GuardedRoute route={route} />} />);
const plain = pages
  .filter(({ layout = 'default' }) => layout !== 'default')
  .map((route) => (
    <Route
      key={route.path}
      path={route.path}
      element={
        <PageFrame isFramed={false}>
          <GuardedRoute route={route} />
        </PageFrame>
      }
    />
  ));

/**
 * Structure of the app: providers, then resources and the route table. `CoreAdminUI` is `AdminUI` without its
 * layout, sign-in page and notifications, which would be loaded without use.
 */
function App({ i18nProvider, queryClient }: { i18nProvider: I18nProvider; queryClient: QueryClient }) {
  const [mode] = useMode();
  const direction = useDirection();
  return (
    <CacheProvider value={useStyleCache()}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        routerProvider={routerProvider}
        store={store}
        theme={themeOf(mode, direction)}
      >
        <LanguageProvider i18nProvider={i18nProvider}>
          <RouteTableContext.Provider value={routes}>
            <CssBaseline enableColorScheme />
            <CoreAdminUI
              accessDenied={TurnedAway}
              authenticationError={TurnedAway}
              catchAll={NotFoundPage}
              disableTelemetry
              error={ErrorPage}
              layout={Layout}
              loading={PageLoading}
              requireAuth
            >
              {resources}
              <CustomRoutes noLayout>{plain}</CustomRoutes>
              <CustomRoutes>{framed}</CustomRoutes>
            </CoreAdminUI>
            <Toasts />
          </RouteTableContext.Provider>
          <Why />
          <LeaveQuestion />
          <SignInOver />
        </LanguageProvider>
      </AdminContext>
    </CacheProvider>
  );
}

/** The app with its router, ready to render. */
export function createApp(i18nProvider: I18nProvider) {
  const { router, dispose } = createAppRouter(
    <App i18nProvider={i18nProvider} queryClient={createQueryClient()} />,
  );
  return { element: <RouterProvider router={router} />, dispose };
}
