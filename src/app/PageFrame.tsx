import Box from '@mui/material/Box';
import { useCheckAuth } from 'react-admin';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { rememberRoute } from '../ui/access/previousRoute';
import { useT } from '../i18n/useT';
import { useCurrentRoute } from '../ui/routes/currentRoute';
import { ErrorPage } from './ErrorPage';
import { PageLoading } from '../ui/PageLoading';
import { documentTitle } from '../ui/routes/routeTable';

/** Target of react-admin's "skip to content" link. */
const MAIN_ID = 'main-content';

/**
 * Effects of each navigation (spec §2): session check, scroll to top, previous route, title; the focus moves
 * to the new page.
 */
function useArrival(main: React.RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const route = useCurrentRoute();
  const translate = useT();
  const checkAuth = useCheckAuth();
  const isFirst = useRef(true);

  useEffect(() => {
    // If the session is over, the sign-in page opens; the server also checks every call.
    checkAuth({}, false).catch(() => undefined);
  }, [pathname, checkAuth]);

  useEffect(() => {
    document.title = documentTitle(route?.title, translate);
  }, [route, translate]);
  useEffect(() => {
    rememberRoute(pathname + search);
  }, [pathname, search]);
  useEffect(() => {
    window.scrollTo(0, 0);
    // The first page was not reached by navigation; a page that set the focus itself keeps it.
    const hasFocus = main.current?.contains(document.activeElement);
    if (!isFirst.current && !hasFocus) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname, main]);
}

/** The page with its container, its loading state and its error. */
export function PageFrame({ children, isFramed }: { children: ReactNode; isFramed: boolean }) {
  const main = useRef<HTMLElement | null>(null);
  useArrival(main);
  return (
    <Box
      component="main"
      id={MAIN_ID}
      ref={main}
      tabIndex={-1}
      sx={{ flex: 1, minWidth: 0, paddingInline: { xs: 4, md: 5 }, paddingBlock: isFramed ? 4 : 8 }}
    >
      <ErrorBoundary FallbackComponent={ErrorPage}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  );
}
