import { useTranslate } from 'ra-core';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LOGIN } from '../access/paths';
import { guard } from '../access/guard';
import type { Requirement } from '../domain/access';
import { isSessionOver } from '../access/sessionAge';
import { say } from '../providers/messageLog';
import { leave, readSession, subscribeSession } from '../providers/session';
import { CurrentRouteContext } from './currentRoute';
import { PageFrame } from './PageFrame';
import { RouteView } from './RouteView';
import type { RouteEntry } from './routeTypes';
import { Shell } from './Shell';

/** Leads to where the person may go, and says so when it is a permission that is missing. */
function TurnedAway({ to, isDenied, needs }: { to: string; isDenied: boolean; needs: Requirement }) {
  const translate = useTranslate();
  const sentence = translate('messages.accessDenied');
  useEffect(() => {
    if (!isDenied) return;
    const missing = needs ? [needs].flat() : undefined;
    say({ kind: 'warning', key: 'messages.accessDenied', text: sentence, needs: missing });
  }, [isDenied, needs, sentence]);
  return <Navigate to={to} replace />;
}

/** One route behind the navigation rules of spec §2, in its layout. */
export function GuardedRoute({ route }: { route: RouteEntry }) {
  const { pathname } = useLocation();
  const session = useSyncExternalStore(subscribeSession, readSession);

  // The authentication is checked again before each navigation; the server has the last word on every call.
  useEffect(() => {
    const held = readSession();
    if (held && isSessionOver(held.auth, new Date())) leave('expired');
  }, [pathname]);

  const verdict = guard(route, session);
  if (!verdict.enter)
    return (
      <TurnedAway to={verdict.to} isDenied={session !== null && route.path !== LOGIN} needs={route.needs} />
    );
  const isPlain = route.layout === 'basic' || !session;
  return (
    <CurrentRouteContext.Provider value={route}>
      {isPlain ? (
        <PageFrame isFramed={false}>
          <RouteView route={route} />
        </PageFrame>
      ) : (
        <Shell>
          <RouteView route={route} />
        </Shell>
      )}
    </CurrentRouteContext.Provider>
  );
}
