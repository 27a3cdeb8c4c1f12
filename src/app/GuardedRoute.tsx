import { CanAccess, useNotify } from 'react-admin';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { HOME } from '../domain/access/paths';
import type { Permission } from '../domain/access/access';
import { useAllowed } from '../providers/usePermissions';
import { RouteView } from './RouteView';
import type { RouteEntry } from '../ui/routes/routeTypes';

/** Redirects to a permitted page and shows which permission is missing. */
export function TurnedAway({ to = HOME, needs }: { to?: string; needs?: Permission }) {
  const notify = useNotify();
  useEffect(
    () => notify('messages.accessDenied', { type: 'warning', needs: needs && [needs] }),
    [needs, notify],
  );
  return <Navigate to={to} replace />;
}

/**
 * One route with the navigation rules of spec §2: without its permission the user is redirected and notified.
 */
export function GuardedRoute({ route }: { route: RouteEntry }) {
  const { needs, redirect } = route;
  const mayEnter = useAllowed(needs);
  if (!needs) return <RouteView route={route} />;
  return (
    <CanAccess
      action={needs.http_method}
      resource={needs.path_route}
      // Known without a request: the previous page stays on screen while the code of the next one loads.
      initialData={mayEnter}
      accessDenied={<TurnedAway to={redirect} needs={needs} />}
    >
      <RouteView route={route} />
    </CanAccess>
  );
}
