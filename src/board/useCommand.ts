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
import type { CommandCall } from './commandCall';

/** Answer for a command that a server has executed without returning a result. */
export const EMPTY_ANSWER: CommandAnswer = { command_id: '', manifests: [], events: [], undo_until: null };

/** Null for an answer without the new state (spec §7 shows none). */
export function readCommandAnswer(data: unknown): CommandAnswer | null {
  const hasState = isRaw(data) && Array.isArray(data.manifests) && Array.isArray(data.events);
  return hasState ? (data as unknown as CommandAnswer) : null;
}

/** The call with the reason of the override. */
export function withReason(call: CommandCall, reason: string | undefined): CommandCall {
  return reason === undefined
    ? call
    : { ...call, body: { ...call.body, [call.reasonField ?? 'comments']: reason } };
}

/** The body of an override: it overrides only the rules that the user has seen. */
export function withSeenRules({ body, overrideRules }: CommandCall): Record<string, unknown> {
  return overrideRules ? { ...body, override_rules: overrideRules } : body;
}

export type CommandState =
  | { phase: 'ready' }
  | { phase: 'saving' }
  /** The server asks for a confirmation (br003, br006, OVERTIME_WORK). */
  | { phase: 'asking'; question: 'forceChange' | 'continueOvertime'; error: HttpError; call: CommandCall }
  /** A colleague's change came first: the input is kept, and the new state is already on the board. */
  | { phase: 'conflict'; error: HttpError }
  /** Refused: fields in `error.errors`, else a sentence. */
  | { phase: 'refused'; error: HttpError };

/**
 * Sends one command at a time and provides its state to the dialog. The result is merged into the board at
 * once. When an answer is lost, the next attempt with the same input has the same idempotency key, so the
 * command is not executed twice.
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
        // Path and body come from the command's contract; another server may answer without the new state.
        const answer = await request(path, {
          method: call.method ?? 'POST',
          body: isOverride ? withSeenRules(call) : call.body,
          version: call.version,
          idempotencyKey: key.of(path, call),
          toast: false,
        });
        key.answered();
        const data = readCommandAnswer(answer.data);
        // The command succeeded; an answer without runs requires loading the day again.
        if (data === null) {
          await refetch();
          setState({ phase: 'ready' });
          return onDone(EMPTY_ANSWER);
        }
        take(data);
        // For several stops, the caller reports each result.
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
