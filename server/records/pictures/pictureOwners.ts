import type { ServerContext } from '../../context';
import type { PictureOwnerName } from '../../platform/database/tables/files';
import { isWitness, isWithinScope } from '../runs/runScope';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { isAccountInSight } from '../accounts/accountReach';
import { may, type Actor, type PermissionPair } from '../../platform/plugins/actor';

/** An object that has, or could have, a picture, and what this person may do with it. */
export interface PictureOwner {
  owner: PictureOwnerName;
  id: number;
  mayRead: boolean;
  mayWrite: boolean;
  /** Shows where a patient lives: reads are logged, and no cache keeps it. */
  isPrivate: boolean;
}

type Find = (context: ServerContext, id: number, actor: Actor) => Promise<PictureOwner | null>;

const READ_EMPLOYEE: PermissionPair = ['GET', '/employees/:id'];
const EDIT_EMPLOYEE: PermissionPair = ['PUT', '/employees/:id'];
const READ_PARTICIPANT: PermissionPair = ['GET', '/participants/:id'];
const READ_HISTORY: PermissionPair = [
  'GET',
  '/delivery_manifest/:manifestId/delivery_events/:eventId/life_cycle',
];
const READ_FUEL: PermissionPair = ['GET', '/fuel_entries/:id'];
const EDIT_FUEL: PermissionPair = ['PUT', '/fuel_entries/:id'];
const READ_INSPECTION: PermissionPair = ['GET', '/inspections/:id'];
const EDIT_ADDRESS: PermissionPair = ['PUT', '/participants/:id/addresses/:addressId'];

const findEmployee: Find = async ({ db }, id, actor) => {
  const found = await findRow(db, resourceOf('employees'), id, scopeOf('employees', actor));
  if (!found) return null;
  const isSelf = actor.employee_id === id;
  return {
    owner: 'employees',
    id,
    mayRead: isSelf || may(actor, READ_EMPLOYEE),
    mayWrite: isSelf || may(actor, EDIT_EMPLOYEE),
    isPrivate: false,
  };
};

/** A person has one face: a user who is an employee shows the employee's picture. */
const findUser: Find = async (context, id, actor) => {
  const user = await context.db
    .selectFrom('users')
    .select(['employee_id', 'is_cdp', 'cdp_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user || !isAccountInSight(actor, user)) return null;
  const { user_id, is_driver } = actor;
  const isSelf = user_id === id;
  if (user.employee_id !== null) return findEmployee(context, user.employee_id, actor);
  return {
    owner: 'users',
    id,
    mayRead: isSelf || (!is_driver && may(actor, READ_EMPLOYEE)),
    mayWrite: isSelf,
    isPrivate: false,
  };
};

/** The door of a participant: of those only whom this person may see. */
const findAddress: Find = async ({ db }, id, actor) => {
  const address = await db
    .selectFrom('participant_addresses')
    .select('participant_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!address) return null;
  const scope = scopeOf('participants', actor);
  if (!(await findRow(db, resourceOf('participants'), address.participant_id, scope))) return null;
  return {
    owner: 'address',
    id,
    mayRead: may(actor, READ_PARTICIPANT),
    mayWrite: may(actor, EDIT_ADDRESS),
    isPrivate: true,
  };
};

/** The photos of a delivery: read with its history, taken by the driver who stands at the door. */
const findEvidence: Find = async ({ db }, id, actor) => {
  const found = await db
    .selectFrom('delivery_events as e')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .select(['e.close_door_pharmacy_id', 'm.employee_id', 'm.delivery_manifest_status_id'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (!found || !isWithinScope(actor, found)) return null;
  return {
    owner: 'evidence',
    id,
    mayRead: may(actor, READ_HISTORY),
    mayWrite: isWitness(actor, found),
    isPrivate: true,
  };
};

/** The receipt of a fueling: whoever may see or change the entry. */
const findReceipt: Find = async ({ db }, id, actor) => {
  const found = await findRow(db, resourceOf('fuel_entries'), id, scopeOf('fuel_entries', actor));
  if (!found) return null;
  return {
    owner: 'fuel_entries',
    id,
    mayRead: may(actor, READ_FUEL),
    mayWrite: may(actor, EDIT_FUEL),
    isPrivate: false,
  };
};

/** The photo of a defect: read with the inspection, taken by the driver who reported it. */
const findDefect: Find = async ({ db }, id, actor) => {
  const defect = await db
    .selectFrom('inspection_defects as d')
    .innerJoin('inspections as i', 'i.id', 'd.inspection_id')
    .select(['i.id', 'i.employee_id'])
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (!defect) return null;
  if (!(await findRow(db, resourceOf('inspections'), defect.id, scopeOf('inspections', actor)))) return null;
  const isOwn = actor.client === 'mobile' && actor.employee_id === defect.employee_id;
  return {
    owner: 'inspection_defects',
    id,
    mayRead: isOwn || may(actor, READ_INSPECTION),
    mayWrite: isOwn,
    isPrivate: false,
  };
};

const FINDERS: { readonly [O in PictureOwnerName]: Find } = {
  employees: findEmployee,
  users: findUser,
  address: findAddress,
  evidence: findEvidence,
  fuel_entries: findReceipt,
  inspection_defects: findDefect,
};

/** Null when there is no such object, or not for this person. */
export function findOwner(
  context: ServerContext,
  name: PictureOwnerName,
  id: number,
  actor: Actor,
): Promise<PictureOwner | null> {
  return FINDERS[name](context, id, actor);
}
