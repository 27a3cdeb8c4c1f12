import { permission, type Permission } from '../domain/access/access';
import type { CommandCall } from './useCommand';

/** Path on which a command goes over what speaks against it (spec §4, §7). */
export function overridePath({
  path,
  overridePath: own,
}: Pick<CommandCall, 'path' | 'overridePath'>): string {
  return own ?? `${path}_override`;
}

/** The right to go over what speaks against a command: nobody is asked "Do it?" whom the server would refuse. */
export function overrideRight(call: Pick<CommandCall, 'path' | 'overridePath' | 'method'>): Permission {
  return permission(call.method ?? 'POST', overridePath(call).replace(/\/\d+(?=\/)/g, '/:id'));
}
