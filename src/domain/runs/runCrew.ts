import { hasNotStarted } from './manifestStatus';

/**
 * The pharmacy of a run can change until it has left: every bag in the vehicle is from the run's pharmacy.
 */
export function isCdpChangeOffered(run: { readonly delivery_manifest_status_id: number }): boolean {
  return hasNotStarted(run.delivery_manifest_status_id);
}
