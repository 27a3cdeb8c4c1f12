import type { Sent } from '../../contract/call';
import type { changeLotBody } from '../../contract/imports/bodies';
import {
  cancelLotCall,
  changeLotCall,
  checkLotCall,
  commitLotCall,
  deleteLotCall,
  undoLotCall,
} from '../../contract/imports/lots';
import type { ImportLotView } from '../../domain/imports/importView';
import { readApi, type CallOptions } from '../../providers/callApi';

/** A command about a lot; its answer is the lot, or null when it is deleted. */
export type LotVerb = (lotId: number, options: CallOptions) => Promise<ImportLotView | null>;

export const checkLot: LotVerb = (lotId, options) => readApi(checkLotCall, { params: { lotId } }, options);
export const cancelLot: LotVerb = (lotId, options) => readApi(cancelLotCall, { params: { lotId } }, options);
export const commitLot: LotVerb = (lotId, options) => readApi(commitLotCall, { params: { lotId } }, options);
export const undoLot: LotVerb = (lotId, options) => readApi(undoLotCall, { params: { lotId } }, options);
export const deleteLot: LotVerb = (lotId, options) =>
  readApi(deleteLotCall, { params: { lotId } }, options).then(() => null);

/** Another client, CDP, day, reading, answers or columns: every row is checked again. */
export const changeLot =
  (body: Sent<typeof changeLotBody>): LotVerb =>
  (lotId, options) =>
    readApi(changeLotCall, { params: { lotId }, body }, options);
