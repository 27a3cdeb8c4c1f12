import { hasNotStarted } from './manifestStatus';

/** The pharmacy of a run can change as long as nothing has left it: then no bag is of another place than its run. */
export function isCdpChangeOffered(run: { readonly delivery_manifest_status_id: number }): boolean {
  return hasNotStarted(run.delivery_manifest_status_id);
}
