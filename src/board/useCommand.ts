import { useCallback, useState } from 'react';
import type { CommandAnswer } from '../domain/runs/dispatchView';
import { isAllowed } from '../domain/access/access';
import { overrideQuestion } from '../domain/wire/errorCodes';
import { HttpError, request } from '../providers/http';
import { usePermissions } from '../providers/usePermissions';
import { useRepeatKey } from '../providers/useRepeatKey';
import { isRaw } from '../providers/wireFields';
import { useBoardActions } from './boardActions';
import { firstRefusal } from './itemResult';
import { seenRules } from './moves/ruleLines';
import { overridePath, overrideRight } from './overrideRight';

/** Of a command that a server has done without saying what came of it. */
export const NOTHING_SAID: CommandAnswer = { command_id: '', manifests: [], events: [], undo_until: null };

/** Null for an answer that does not carry the new state (spec §7 shows none). */
export function readCommandAnswer(data: unknown): CommandAnswer | null {
  const hasState = isRaw(data) && Array.isArray(data.manifests) && Array.isArray(data.events);
  return hasState ? (data as unknown as CommandAnswer) : null;
}

export interface CommandCall {
  /** Path of the command. */
  path: string;
  /** Its override, where that is not the same with `_override` behind it (spec §4, §7). */
  overridePath?: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  body: Record<string, unknown>;
  /** Whoever goes over what speaks against it says why, whatever that is; else only where a counted day is changed. */
  needsReason?: boolean;
  /** Field of the body that says why; `comments` when left out. */
  reasonField?: 'comments' | 'reason' | 'closed_day_reason';
  /** Rules that the person has seen and goes over; left out where the server names none. */
  overrideRules?: readonly string[];
  /** Version that the person has seen: of the stop, or of the run that it is about. A selection names its own in the body. */
  version?: number;
}

/** The call with the reason why it is done all the same. */
export function withReason(call: CommandCall, reason: string | undefined): CommandCall {
  return reason === undefined
    ? call
    : { ...call, body: { ...call.body, [call.reasonField ?? 'comments']: reason } };
}

/** The body of an override: it goes over what the person has seen, and over nothing else. */
export function withSeenRules({ body, overrideRules }: CommandCall): Record<string, unknown> {
  return overrideRules ? { ...body, override_rules: overrideRules } : body;
}

export type CommandState =
  | { phase: 'ready' }
  | { phase: 'saving' }
  /** The server asks for a confirmation (br003, br006, OVERTIME_WORK). */
  | { phase: 'asking'; question: 'forceChange' | 'continueOvertime'; error: HttpError; call: CommandCall }
  /** Somebody else was first: the input is kept, and the new state is on the board already. */
  | { phase: 'conflict'; error: HttpError }
  /** Refused: fields in `error.errors`, else a sentence. */
  | { phase: 'refused'; error: HttpError };

/**
 * Sends one command at a time and keeps what the dialog needs to know of it. What the answer holds goes to the
 * board at once. When an answer is lost, the next try of the same input carries the same idempotency key, so that nothing is
 * done twice.
 */
export function useCommand(onDone: (answer: CommandAnswer) => void) {
  const { take, refetch } = useBoardActions();
  const permissions = usePermissions();
  const [state, setState] = useState<CommandState>({ phase: 'ready' });
  const key = useRepeatKey();

  const run = useCallback(
    async (call: CommandCall, isOverride: boolean) => {
      setState({ phase: 'saving' });
      const path = isOverride ? overridePath(call) : call.path;
      try {
        const answer = await request<unknown>(path, {
          method: call.method ?? 'POST',
          body: isOverride ? withSeenRules(call) : call.body,
          version: call.version,
          idempotencyKey: key.of(path, call),
          toast: false,
        });
        key.answered();
        const data = readCommandAnswer(answer.data);
        // Done is done: what an answer without runs leaves open is loaded again.
        if (data === null) {
          await refetch();
          setState({ phase: 'ready' });
          return onDone(NOTHING_SAID);
        }
        take(data);
        // Of several stops the caller says what became of each.
        const refusal = data.results?.length === 1 ? firstRefusal(data.results) : null;
        if (refusal) throw refusal;
        setState({ phase: 'ready' });
        onDone(data);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.status !== 0) key.answered();
        const seen = seenRules(error);
        const isNew = !isOverride || (seen?.some((key) => !call.overrideRules?.includes(key)) ?? false);
        const mayForce = isNew && isAllowed(overrideRight(call), permissions);
        const question = mayForce ? overrideQuestion(error.statusCode) : null;
        const overrideRules = seen && [...(call.overrideRules ?? []), ...seen];
        if (question) setState({ phase: 'asking', question, error, call: { ...call, overrideRules } });
        else if (error.status === 412) {
          await refetch();
          setState({ phase: 'conflict', error });
        } else setState({ phase: 'refused', error });
      }
    },
    [take, refetch, onDone, permissions, key],
  );

  return {
    state,
    send: useCallback((call: CommandCall) => void run(call, false), [run]),
    force: useCallback((call: CommandCall) => void run(call, true), [run]),
    reset: useCallback(() => setState({ phase: 'ready' }), []),
  };
}
