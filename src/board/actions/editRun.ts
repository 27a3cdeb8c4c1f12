import { editRunCall } from '../../contract/dispatch/editRun';
import { editRunRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Another driver, vehicle or pharmacy for a run (spec §2 "Edit run"). */
export const editRun: RunAction = {
  name: 'editRun',
  access: editRunCall.right,
  hotkey: 'e',
  refusal: editRunRefusal,
  Dialog: lazyPart(() => import('./EditRunDialog')),
};
