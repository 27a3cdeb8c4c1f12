import { EVENT_STATUS, hasSignature, isClosedStatus } from '../../../../src/domain/stops/eventStatus';
import { isReturnToCdp } from '../../../../src/domain/stops/statusChange';
import { toWire } from '../../../../src/domain/time/dates';
import { isWitness } from '../../../records/runs/runScope';
import type { ClaimedPhoto } from './claimPhoto';
import type { LockedRun, LockedStop } from './work/lockedRun';
import type { UnitOfWork } from './work/unitOfWork';
import type { StopValues, TransitionLine } from './work/writeStop';

/** The validated values of a status change. */
export interface Outcome {
  statusId: number;
  /** When it happened, wire time. */
  at: string;
  comments: string | null;
  receptorName: string | null;
  reasonId: number | null;
  otherReason: string | null;
  signature: string | null;
  latitude: number | null;
  longitude: number | null;
  /** A photo of this stop that has been uploaded. */
  photo?: ClaimedPhoto | null;
}

const ATTEMPTED: ReadonlySet<number> = new Set([EVENT_STATUS.attempted, EVENT_STATUS.collectAttempted]);
/** Closing statuses that do not require a visit at the door. */
const NO_VISIT: ReadonlySet<number> = new Set([
  EVENT_STATUS.canceled,
  EVENT_STATUS.collectCanceled,
  EVENT_STATUS.returned,
  EVENT_STATUS.missing,
  EVENT_STATUS.damaged,
]);

/** Tries at the door: one when the driver is there, or when a door outcome comes without that step (spec §4, status 3). */
function attemptsAfter(stop: LockedStop, statusId: number): number {
  if (ATTEMPTED.has(statusId)) return stop.attempts + 1;
  const from = stop.delivery_event_status_id;
  const isVisit = isClosedStatus(statusId) && !NO_VISIT.has(statusId);
  return isVisit && !isClosedStatus(from) && !ATTEMPTED.has(from) ? stop.attempts + 1 : stop.attempts;
}

/**
 * Evidence recorded by the driver's device. The office was not at the door: the dummy signature and position that the
 * specification's own client sends (spec §4) are accepted but not stored.
 */
function proof(work: UnitOfWork, run: LockedRun | null, outcome: Outcome) {
  if (!run || !isWitness(work.actor, run))
    return { signature: null, latitude: null, longitude: null, photo: null };
  const { signature, latitude, longitude, photo = null } = outcome;
  return { signature: hasSignature(signature) ? signature : null, latitude, longitude, photo };
}

/** Columns of the stop and the line of its history for a new status. */
export function statusValues(
  work: UnitOfWork,
  run: LockedRun | null,
  stop: LockedStop,
  outcome: Outcome,
): { values: StopValues; line: TransitionLine } {
  const { statusId, at } = outcome;
  const { signature, latitude, longitude, photo } = proof(work, run, outcome);
  const words = {
    receptor_name: outcome.receptorName,
    non_delivery_reason_id: outcome.reasonId,
    other_non_delivery_reason_description: outcome.otherReason,
  };
  const line: TransitionLine = {
    ...words,
    signature,
    path_evidence: photo?.key ?? null,
    evidence_sha256: photo?.sha256 ?? null,
    datetime: at,
    comments: outcome.comments,
    latitude,
    longitude,
  };
  // Whatever was settled was another ending.
  const state: StopValues = { delivery_event_status_id: statusId, datetime: at, issue_settled_at: null };
  if (run && isReturnToCdp(statusId)) {
    // The remarks and the signature from the recipient's door are kept.
    const back = { return_destination_id: run.close_door_pharmacy_id };
    const values = { ...state, ...back, return_manifest_id: run.id, return_created_at: toWire(work.now) };
    return { values, line: { ...line, ...back } };
  }
  const attempts = attemptsAfter(stop, statusId);
  return {
    values: {
      ...state,
      ...words,
      attempts,
      signature,
      signature_created_at: signature ? at : null,
      path_evidence: photo?.key ?? null,
    },
    line,
  };
}
