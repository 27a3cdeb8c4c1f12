import type { CommandAnswer, ItemResult } from '../../domain/runs/dispatchView';
import { HttpError, request } from '../../providers/http';
import { randomKey } from '../../providers/randomKey';
import { speaksAdditions } from '../../providers/serverContract';
import { overridePath } from '../overrideRight';
import { EMPTY_ANSWER, readCommandAnswer, withReason, withSeenRules } from '../useCommand';
import type { CommandCall } from '../commandCall';
import type { StopOnBoard, Stops } from './deliveryAction';

/** The call for these stops. `isMany`: they come from a selection, and each gets its own result. */
export type StopsCall = (stops: Stops, isMany: boolean) => CommandCall;

/** The reason of an override and the rules that the user has seen. */
interface Override {
  readonly reason?: string;
  readonly rules?: readonly string[];
}

/** One call, or its override. Null for an answer without the new state. Throws `HttpError`. */
async function sendCall(call: CommandCall, { reason, rules }: Override): Promise<CommandAnswer | null> {
  const withReasonAndRules = { ...withReason(call, reason), overrideRules: rules };
  // Path and body come from the command's contract; another server may answer without the new state.
  const { data } = await request(reason === undefined ? call.path : overridePath(call), {
    method: call.method ?? 'POST',
    body: reason === undefined ? call.body : withSeenRules(withReasonAndRules),
    version: call.version,
    idempotencyKey: randomKey(),
    toast: false,
  });
  return readCommandAnswer(data);
}

async function resultOf(stop: StopOnBoard, makeCall: StopsCall, override: Override): Promise<ItemResult> {
  const { id } = stop.event;
  try {
    await sendCall(makeCall([stop], false), override);
    return { id, ok: true, status_code: null, message: null };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { statusCode: status_code, message, errors, args } = error;
    return { id, ok: false, status_code, message, errors, args };
  }
}

/**
 * A server that implements only the specification takes most verbs for one stop at a time: a body with
 * several would change only the first.
 */
export const takesOneAtATime = (stops: readonly StopOnBoard[]) => stops.length > 1 && !speaksAdditions();

/**
 * Sends a selection in one command, or stop by stop if the server accepts only one. Throws the `HttpError` of
 * a single command.
 */
export async function sendStops(
  stops: Stops,
  makeCall: StopsCall,
  override: Override = {},
): Promise<CommandAnswer | null> {
  if (speaksAdditions()) return sendCall(makeCall(stops, true), override);
  const results: ItemResult[] = [];
  for (const stop of stops) results.push(await resultOf(stop, makeCall, override));
  return { ...EMPTY_ANSWER, results };
}
