import { useNotify } from 'ra-core';
import { useCallback, useRef } from 'react';
import { isAllowed } from '../../domain/access/access';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
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
import type { StopInHand, StopsVerb } from './deliveryAction';
import { stopName, stopWords } from './stopNames';

/** The call for these stops. `isMany`: they come from a selection, and each is answered for itself. */
export type StopsCall = (stops: readonly StopInHand[], isMany: boolean) => CommandCall;

interface StopsCommandOptions {
  /** What was done, where `actions.<verb>.done` needs more than the stops' own words. */
  done?: (stops: readonly StopInHand[], answer: CommandAnswer) => string;
  /** Called once the server has answered: of a selection, what it refused stands in the tray, beside the board. */
  onClose: () => void;
}

/**
 * One command for one stop or several. What speaks against one is said in its dialog. What became of each of several is told in
 * the result tray, where the refused ones can be tried again.
 */
export function useStopsCommand(
  stops: readonly StopInHand[],
  verb: StopsVerb,
  { done, onClose }: StopsCommandOptions,
) {
  const translate = useT();
  const notify = useNotify();
  const hands = useHands();
  const permissions = usePermissions();
  const { take, refetch, offerUndo } = useBoardActions();
  const made = useRef<StopsCall | null>(null);
  const isMany = stops.length > 1;
  const title = translate(`actions.${verb}.title`, stopWords(stops, translate));
  const doneText = useCallback(
    (of: readonly StopInHand[], answer: CommandAnswer) =>
      done?.(of, answer) ?? translate(`actions.${verb}.done`, stopWords(of, translate)),
    [done, translate, verb],
  );

  const tell = useCallback(
    function tell(answer: CommandAnswer, asked: readonly StopInHand[], makeCall: StopsCall, key: string) {
      const results = answer.results ?? [];
      const errors = new Map(
        results.filter(({ ok }) => !ok).map((result) => [result.id, refusalOf(result)] as const),
      );
      const went = new Set(results.flatMap(({ id, ok }) => (ok ? [id] : [])));
      const changed = asked.filter(({ event }) => went.has(event.id));
      if (changed.length > 0) {
        const text = doneText(changed, answer);
        if (answer.undo_until) offerUndo({ commandId: answer.command_id, name: '', text });
        else notify(text, { type: 'success' });
      }
      const again = async (ids: readonly number[], reason?: string, overrideRules?: readonly string[]) => {
        const open = ids.flatMap((id) => hands.find(id) ?? []);
        if (open.length === 0) return;
        const call = { ...withReason(makeCall(open, true), reason), overrideRules };
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
      const mayForce = isAllowed(overrideRight(makeCall(asked, true)), permissions);
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
    [title, doneText, hands, notify, offerUndo, permissions, refetch, take, translate],
  );
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const [only] = stops;
      if (isMany && made.current) tell(answer, stops, made.current, randomKey());
      else if (only)
        offerUndo({
          commandId: answer.command_id,
          name: stopName(only, translate),
          text: doneText(stops, answer),
        });
      onClose();
    },
    [tell, stops, isMany, offerUndo, doneText, translate, onClose],
  );
  const command = useCommand(onDone);
  return {
    command,
    send: (makeCall: StopsCall) => {
      made.current = makeCall;
      command.send(makeCall(stops, isMany));
    },
  };
}
