import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Actor } from './actor';
import { ApiError } from './errors';

/** Facts about the person that a handler uses to select the rows that the person may see. */
type Fact = 'person' | 'cdp' | 'driver';

interface Rule {
  /** People for whom the route is closed, regardless of their role. This is checked before the body is read. */
  refuses: readonly ('ofOneCdp' | 'drivers')[];
  /** Facts that the handler must have read before its answer is sent. */
  asks: readonly Fact[];
}

/**
 * The owners of the rows that a route accesses. This is a closed list: a route names one of these, or the server does
 * not start.
 */
const SCOPES = {
  /** Data without an owner: catalogues, tools, data behind a link or a signature. */
  none: { refuses: [], asks: [] },
  /** The caller's own: account, sessions, notifications, files that were made for them. */
  self: { refuses: [], asks: ['person'] },
  /** Master data, common to the whole operation: the permission alone decides. */
  everybody: { refuses: [], asks: [] },
  /** Data of the whole operation, for people who see all of it. */
  operation: { refuses: ['ofOneCdp', 'drivers'], asks: [] },
  /** Rows of CDPs that are the office's business. */
  cdp: { refuses: ['drivers'], asks: ['cdp'] },
  /** Runs, stops, and data reached through them: of the person's CDP, and for a driver of the driver's own runs. */
  run: { refuses: [], asks: ['cdp', 'driver'] },
} as const satisfies Record<string, Rule>;

export type RouteScope = keyof typeof SCOPES;

const ASKED_BY = {
  user_id: 'person',
  session_id: 'person',
  user_type_id: 'person',
  employee_id: 'person',
  cdp_id: 'cdp',
  is_driver: 'driver',
} as const satisfies Partial<Record<keyof Actor, Fact>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Facts about the person that the handler has read so far. */
    askedFacts: Set<Fact> | null;
  }
}

function isFactField(name: PropertyKey): name is keyof typeof ASKED_BY {
  return Object.hasOwn(ASKED_BY, name);
}

/** The person as the handler gets them: reading whose rows are theirs is noted on the request. */
export function notingReads(request: FastifyRequest, actor: Actor): Actor {
  const asked = new Set<Fact>();
  request.askedFacts = asked;
  return new Proxy(actor, {
    get(target, name, receiver): unknown {
      if (isFactField(name)) asked.add(ASKED_BY[name]);
      return Reflect.get(target, name, receiver);
    },
  });
}

/** For an answer without newly read rows: a repeat of an earlier answer to the same person, or errors only. */
export function noteNothingRead({ askedFacts }: FastifyRequest): void {
  for (const fact of Object.values(ASKED_BY)) askedFacts?.add(fact);
}

/** No role gives access to the whole operation to a person who sees only a part of it. */
export function isClosedTo(scope: RouteScope, { cdp_id, is_driver }: Actor): boolean {
  const refuses: readonly string[] = SCOPES[scope].refuses;
  return (cdp_id !== null && refuses.includes('ofOneCdp')) || (is_driver && refuses.includes('drivers'));
}

/** 403 for whom the route is closed to. */
export function assertInScope(scope: RouteScope, actor: Actor): void {
  if (!isClosedTo(scope, actor)) return;
  const message = actor.cdp_id !== null ? 'This is for people who see every CDP' : 'This is for the office';
  throw new ApiError(403, ERROR_CODE.noPermission, message, { args: { scope } });
}

/**
 * Whether a successful answer may be sent. A handler that has not read the facts of its scope has not limited its
 * rows to those of the person, so its answer is not sent.
 */
export function hasAskedWhose(scope: RouteScope, request: FastifyRequest, reply: FastifyReply): boolean {
  // A client's system signs with its key, and the key identifies the owner of the rows.
  if (reply.statusCode >= 400 || !request.actor) return true;
  const facts: readonly Fact[] = SCOPES[scope].asks;
  return facts.every((fact) => request.askedFacts?.has(fact));
}
