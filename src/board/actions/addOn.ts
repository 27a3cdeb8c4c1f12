import { addOnRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** A delivery more for this run, at its best place (spec §2 "Add-on delivery"). */
export const addOn: RunAction = {
  name: 'addOn',
  access: PERMISSIONS.dispatch.addOn,
  hotkey: 'a',
  refusal: addOnRefusal,
  Dialog: lazyPart(() => import('./AddOnDialog')),
};
