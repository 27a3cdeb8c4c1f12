import type { AuthProvider } from 'react-admin';
import { isSessionOver } from './sessionAge';
import { isAllowed, permission, type Permission } from '../domain/access/access';
import { HttpError } from './http';
import { apiPath } from './listQuery';
import { leave, readSession, signIn, signOut } from './session';
import { sessionLost } from './sessionLoss';

/**
 * An action on a resource in react-admin's terms, as method and path (spec §6); a method and a path stay
 * unchanged: `<CanAccess action="GET" resource="/delivery_manifest">`.
 */
export function permissionFor(action: string, resource: string): Permission {
  if (resource.startsWith('/')) return permission(action, resource);
  const path = apiPath(resource);
  switch (action) {
    case 'create':
      return permission('POST', path);
    case 'edit':
      return permission('PUT', `${path}/:id`);
    case 'delete':
      return permission('DELETE', `${path}/:id`);
    case 'show':
      return permission('GET', `${path}/:id`);
    default:
      return permission('GET', path);
  }
}

/** Sessions of contract.md for react-admin. Nothing here is authoritative: the server checks every call. */
export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => {
    await signIn(email, password);
  },
  /** `signOut` opens the sign-in page with the reason; react-admin must not open it again without one. */
  logout: async () => {
    if (readSession()) await signOut();
    return false;
  },
  checkAuth: async () => {
    const opened = readSession();
    if (opened && isSessionOver(opened.auth, new Date())) leave('expired');
    if (!readSession()) throw new Error('errors.auth005');
  },
  /** A 401 opens the sign-in page with the reason; a 403 was shown already and does not end the session. */
  checkError: async (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) sessionLost(error.statusCode, error.args);
  },
  getIdentity: async () => {
    const session = readSession();
    if (!session) throw new Error('errors.auth005');
    return { id: session.auth.id, fullName: session.auth.full_name };
  },
  getPermissions: async () => readSession()?.permissions ?? new Set<string>(),
  canAccess: async ({ action, resource }) => {
    const session = readSession();
    return session !== null && isAllowed(permissionFor(action, resource), session.permissions);
  },
};
