import {
  type OfferedRun,
  type OfferedStop,
  addOnRefusal,
  cancelLunchRefusal,
  cancelRefusal,
  changeStatusRefusal,
  copaymentRefusal,
  editRunRefusal,
  lunchBreakRefusal,
  moveRefusal,
  recalculateRefusal,
  replanRefusal,
  replanStopRefusal,
  shareRefusal,
} from './offerRefusals';

type StopRule = (stop: OfferedStop, run: OfferedRun | null) => boolean;
type RunRule = (run: OfferedRun) => boolean;

/** An action is offered if no rule refuses it: the rules and their reasons are in `offerRefusals`. */
export const isStatusChangeOffered: StopRule = (stop, run) => changeStatusRefusal(stop, run) === null;
export const isCancelOffered = (stop: OfferedStop): boolean => cancelRefusal(stop) === null;
export const isRescheduleOffered: StopRule = (stop, run) => replanStopRefusal(stop, run) === null;
export const isTransferOffered: StopRule = (stop, run) => replanStopRefusal(stop, run) === null;
export const isShareOffered: StopRule = (stop, run) => shareRefusal(stop, run) === null;
export const isCopaymentOffered = (stop: OfferedStop): boolean => copaymentRefusal(stop) === null;
export const isMoveOffered: StopRule = (stop, run) => moveRefusal(stop, run) === null;
export const isCancelLunchOffered: StopRule = (stop, run) => cancelLunchRefusal(stop, run) === null;

export const isRecalculateOffered: RunRule = (run) => recalculateRefusal(run) === null;
/** Planning by machine: recalculation, and whether the run re-routes itself. */
export const isReplanOffered: RunRule = (run) => replanRefusal(run) === null;
export const isAddOnOffered: RunRule = (run) => addOnRefusal(run) === null;
export const isEditRunOffered: RunRule = (run) => editRunRefusal(run) === null;
export const isLunchBreakOffered = (run: OfferedRun, stops: readonly OfferedStop[]): boolean =>
  lunchBreakRefusal(run, stops) === null;
