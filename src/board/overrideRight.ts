import { permission, type Permission } from '../domain/access/access';
import type { CommandCall } from './commandCall';

/** Path of a command's override (spec §4, §7). */
export function overridePath({
  path,
  overridePath: own,
}: Pick<CommandCall, 'path' | 'overridePath'>): string {
  return own ?? `${path}_override`;
}

/** The permission to override a command: users without it are not asked to confirm. */
export function overrideRight(call: Pick<CommandCall, 'path' | 'overridePath' | 'method'>): Permission {
  return permission(call.method ?? 'POST', overridePath(call).replace(/\/\d+(?=\/)/g, '/:id'));
}
