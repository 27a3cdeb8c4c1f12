import { useNotify } from 'ra-core';
import { useCallback, useRef } from 'react';
import { isAllowed } from '../../domain/access/access';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { HttpError, request } from '../../providers/http';
import { randomKey } from '../../providers/randomKey';
import { usePermissions } from '../../providers/usePermissions';
import { useBoardActions } from '../boardActions';
import { errorText } from '../errorText';
import { withOutcome } from '../hands/resultTray';
import { useHands } from '../hands/useHands';
import { refusalOf } from '../itemResult';
import { overridePath, overrideRight } from '../overrideRight';
import {
  NOTHING_SAID,
  readCommandAnswer,
  useCommand,
  withReason,
  withSeenRules,
  type CommandCall,
} from '../useCommand';
import type { StopInHand } from './deliveryAction';
import { stopName } from './stopNames';

/** The call for these stops. */
export type BulkCall = (stops: readonly StopInHand[]) => CommandCall;

interface BulkOptions {
  /** What was to be done, on top of the results. */
  title: string;
  /** What was done, by the number of stops. */
  doneKey: string;
  /** Called once the server has answered: what it refused stands in the tray, beside the board. */
  onClose: () => void;
}

/** One command for several stops. What became of each is told in the result tray, where the refused ones can be tried again. */
export function useBulkCommand(stops: readonly StopInHand[], { title, doneKey, onClose }: BulkOptions) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const notify = useNotify();
  const hands = useHands();
  const permissions = usePermissions();
  const { take, refetch, offerUndo } = useBoardActions();
  const made = useRef<BulkCall | null>(null);

  const tell = useCallback(
    function tell(answer: CommandAnswer, asked: readonly StopInHand[], makeCall: BulkCall, key: string) {
      const results = answer.results ?? [];
      const errors = new Map(
        results.filter(({ ok }) => !ok).map((result) => [result.id, refusalOf(result)] as const),
      );
      const done = results.length - errors.size;
      if (done > 0) {
        const text = translateAny(doneKey, { smart_count: done });
        if (answer.undo_until) offerUndo({ commandId: answer.command_id, name: '', text });
        else notify(text, { type: 'success' });
      }
      const again = async (ids: readonly number[], reason?: string, overrideRules?: readonly string[]) => {
        const open = ids.flatMap((id) => hands.find(id) ?? []);
        if (open.length === 0) return;
        const call = { ...withReason(makeCall(open), reason), overrideRules };
        try {
          const { data } = await request<unknown>(reason === undefined ? call.path : overridePath(call), {
            method: call.method ?? 'POST',
            body: reason === undefined ? call.body : withSeenRules(call),
            version: call.version,
            idempotencyKey: randomKey(),
            toast: false,
          });
          const answer = readCommandAnswer(data);
          if (answer) take(answer);
          else await refetch();
          tell(answer ?? NOTHING_SAID, open, makeCall, key);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          notify(errorText(error, translate), { type: 'warning' });
        }
      };
      const others = hands.tray.get().filter((entry) => entry.key !== key);
      if (errors.size === 0) {
        hands.tray.set(others);
        return;
      }
      const rows = asked.map((stop) => ({
        id: stop.event.id,
        name: stopName(stop, translate),
        error: errors.get(stop.event.id) ?? null,
      }));
      const mayForce = isAllowed(overrideRight(makeCall(asked)), permissions);
      hands.tray.set(
        withOutcome(others, {
          key,
          title,
          rows,
          retry: (ids) => void again(ids),
          ...(mayForce ? { override: (ids, reason, rules) => void again(ids, reason, rules) } : {}),
        }),
      );
    },
    [title, doneKey, hands, notify, offerUndo, permissions, refetch, take, translate, translateAny],
  );
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      if (made.current) tell(answer, stops, made.current, randomKey());
      onClose();
    },
    [tell, stops, onClose],
  );
  const command = useCommand(onDone);
  return {
    command,
    send: (makeCall: BulkCall) => {
      made.current = makeCall;
      command.send(makeCall(stops));
    },
  };
}
