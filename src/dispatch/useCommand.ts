import { useCallback, useRef, useState } from 'react';
import type { CommandAnswer } from '../domain/dispatchView';
import { overrideQuestion } from '../domain/errorCodes';
import { HttpError, request } from '../providers/http';
import { randomKey } from '../providers/randomKey';
import { useBoardActions } from './boardActions';
import { firstRefusal, type ItemResult } from './itemResult';

export interface CommandCall {
  /** Path of the command; its override is the same with `_override` behind it (spec §4, §7). */
  path: string;
  body: Record<string, unknown>;
  /** Version of the stop that the person has seen. */
  version: number;
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

type Answer = CommandAnswer & { results?: readonly ItemResult[] };

/**
 * Sends one command at a time and keeps what the dialog needs to know of it. The answer's runs go to the board at
 * once. When an answer is lost, the next try of the same input carries the same idempotency key, so that nothing is
 * done twice.
 */
export function useCommand(onDone: (answer: CommandAnswer) => void) {
  const { merge, refetch } = useBoardActions();
  const [state, setState] = useState<CommandState>({ phase: 'ready' });
  const unanswered = useRef<{ call: string; key: string } | null>(null);

  const run = useCallback(
    async (call: CommandCall, isOverride: boolean) => {
      setState({ phase: 'saving' });
      const path = call.path + (isOverride ? '_override' : '');
      const signature = JSON.stringify([path, call]);
      const key = unanswered.current?.call === signature ? unanswered.current.key : randomKey();
      unanswered.current = { call: signature, key };
      try {
        const { data } = await request<Answer>(path, {
          method: 'POST',
          body: call.body,
          version: call.version,
          idempotencyKey: key,
          toast: false,
        });
        const refusal = firstRefusal(data.results);
        if (refusal) throw refusal;
        merge(data.manifests);
        setState({ phase: 'ready' });
        onDone(data);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.status !== 0) unanswered.current = null;
        const question = isOverride ? null : overrideQuestion(error.statusCode);
        if (question) setState({ phase: 'asking', question, error, call });
        else if (error.status === 412) {
          await refetch();
          setState({ phase: 'conflict', error });
        } else setState({ phase: 'refused', error });
      }
    },
    [merge, refetch, onDone],
  );

  return {
    state,
    send: useCallback((call: CommandCall) => void run(call, false), [run]),
    force: useCallback((call: CommandCall) => void run(call, true), [run]),
    reset: useCallback(() => setState({ phase: 'ready' }), []),
  };
}
