import { pickedUpCall, returnsCall } from '../../contract/board/history';
import { readApi } from '../../providers/callApi';

/** Selects bags of a run (spec §7, `picked_up` and `returns`). */
export type BagQuestion =
  | { kind: 'picked_up'; createdAt?: string; createdBy?: string }
  | { kind: 'returns'; returnManifestId?: number };

/** The bags of a run that the question selects. */
export function readBags(manifestId: number, question: BagQuestion, signal: AbortSignal) {
  const params = { manifestId };
  if (question.kind === 'returns')
    return readApi(
      returnsCall,
      { params, query: { return_manifest_id: question.returnManifestId } },
      { signal },
    );
  const query = { created_at: question.createdAt, created_by: question.createdBy };
  return readApi(pickedUpCall, { params, query }, { signal });
}
