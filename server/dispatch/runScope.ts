import { MANIFEST_STATUS } from '../../src/domain/manifestStatus';
import type { Actor } from '../plugins/actor';

/** The part of a run or a stop that decides whose it is. */
interface Owned {
  close_door_pharmacy_id: number;
  /** Driver of the run; undefined where a stop has no run. */
  employee_id?: number | null;
  delivery_manifest_status_id?: number;
}

/** Whether the person may know of the run: CDP users of their CDP's only, drivers of their own only (spec §6), once it is published. */
export function isWithinScope(actor: Actor, run: Owned): boolean {
  if (actor.cdp_id !== null && run.close_door_pharmacy_id !== actor.cdp_id) return false;
  return !actor.is_driver || (isOwnRun(actor, run) && isPublished(run));
}

/** The driver of this run, on the driver's device: the witness at the door (contract.md, Commands). */
export function isWitness(actor: Actor, run: Owned): boolean {
  return actor.client === 'mobile' && isOwnRun(actor, run);
}

function isPublished({ delivery_manifest_status_id: statusId }: Owned): boolean {
  return statusId !== MANIFEST_STATUS.created;
}

function isOwnRun(actor: Actor, run: Owned): boolean {
  return actor.employee_id !== null && run.employee_id === actor.employee_id;
}
