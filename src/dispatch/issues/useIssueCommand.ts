import { useCallback, useState } from 'react';
import type { CommandAnswer, ItemResult } from '../../domain/runs/dispatchView';
import type { IssueView } from '../../domain/stops/issueView';
import { HttpError, request } from '../../providers/http';
import { useRepeatKey } from '../../providers/useRepeatKey';
import { useBoardActions } from '../../board/boardActions';
import { refusalOf } from '../../board/itemResult';
import { EMPTY_ANSWER } from '../../board/useCommand';
import { issueBody, type IssueCall } from './issueCall';

type Answer = CommandAnswer & { results: readonly ItemResult[] };

/** A stop that the command was refused for, and why. */
export interface RefusedIssue {
  issue: IssueView;
  error: HttpError;
}

export type IssueCommandState =
  { phase: 'ready' } | { phase: 'saving' } | { phase: 'refused'; error: HttpError };

/**
 * Sends a command on issues. Some can be refused while others succeed: the refused ones are returned as
 * `refused`, each with its reason, and can be retried separately.
 */
export function useIssueCommand(onDone: (answer: Answer, done: number) => void) {
  const { refetch } = useBoardActions();
  const [state, setState] = useState<IssueCommandState>({ phase: 'ready' });
  const [refused, setRefused] = useState<readonly RefusedIssue[]>([]);
  const key = useRepeatKey();

  const run = useCallback(
    async (call: IssueCall) => {
      setState({ phase: 'saving' });
      setRefused([]);
      const body = issueBody(call);
      try {
        // A command: its answer is merged with the empty one, whatever another server leaves out.
        const answer = await request<Partial<Answer> | null>(`/delivery_manifest/${call.path}`, {
          method: call.method,
          body,
          idempotencyKey: key.of(call.path, body),
          toast: false,
        });
        key.answered();
        // The command succeeded, even if the answer has no result per stop.
        const data = { ...EMPTY_ANSWER, results: [], ...answer.data };
        const failed = data.results.flatMap((result): RefusedIssue[] => {
          const issue = call.issues.find((each) => each.id === result.id);
          return result.ok || !issue ? [] : [{ issue, error: refusalOf(result) }];
        });
        await refetch();
        setRefused(failed);
        const [only] = failed;
        if (only && call.issues.length === 1) setState({ phase: 'refused', error: only.error });
        else setState({ phase: 'ready' });
        if (failed.length < call.issues.length) onDone(data, call.issues.length - failed.length);
        return failed.length === 0;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.status !== 0) key.answered();
        setState({ phase: 'refused', error });
        return false;
      }
    },
    [onDone, refetch, key],
  );
  return { state, refused, run };
}
