import { addOnCall } from '../../contract/dispatch/addOn';
import { addOnRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';

/** Adds a delivery to this run, at its best place (spec §2 "Add-on delivery"). */
export const addOn: RunAction = {
  name: 'addOn',
  access: addOnCall.right,
  hotkey: 'a',
  refusal: addOnRefusal,
  Dialog: lazyPart(withMessages('records', () => import('./AddOnDialog'))),
};
