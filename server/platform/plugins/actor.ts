import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../src/domain/wire/languages';

/** HTTP method and route pattern without the base, e.g. `['GET', '/participants/:id']` (spec §6). */
export type PermissionPair = readonly [method: string, pathRoute: string];

/** The person who makes a request, with the present values from the database. */
export interface Actor {
  user_id: number;
  full_name: string;
  email: string;
  user_type_id: number;
  is_driver: boolean;
  /** The employee that this user is; a driver's own runs carry it. */
  employee_id: number | null;
  /** Set only for `is_cdp` users, who see only rows of this CDP (spec §6). */
  cdp_id: number | null;
  session_id: number;
  client: 'web' | 'mobile';
  /** IANA zone of the user. */
  time_zone: string;
  language: Language;
  /** An option of the employee: what recipients pay is not shown. */
  hides_charges: boolean;
  /** `permissionKey` of each pair of the user's type, with what the employee's options add and take away. */
  permissions: ReadonlySet<string>;
}

/** Whoever gives a command: a person with a session, or the recipient of a delivery, who is no user (null). */
export interface Commander extends Pick<
  Actor,
  'full_name' | 'is_driver' | 'employee_id' | 'cdp_id' | 'client' | 'permissions'
> {
  user_id: number | null;
  session_id: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes; elsewhere use `actorOf(request)`. */
    actor: Actor | null;
  }
}

export function permissionKey([method, pathRoute]: PermissionPair): string {
  return `${method} ${pathRoute}`;
}

/** The person behind a request. Only for routes that need a session: throws on a public one. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor)
    throw new Error(`${request.routeOptions.url ?? 'This route'} is public and has no actor`);
  return request.actor;
}

/** Whether the person's type holds the permission. */
export function may(actor: Pick<Actor, 'permissions'>, pair: PermissionPair): boolean {
  return actor.permissions.has(permissionKey(pair));
}
