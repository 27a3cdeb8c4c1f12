import { useNotify } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { isAllowed } from '../../domain/access/access';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { HttpError } from '../../providers/http';
import { randomKey } from '../../providers/randomKey';
import { speaksAdditions } from '../../providers/serverContract';
import { usePermissions } from '../../providers/usePermissions';
import { useBoardActions } from '../boardActions';
import { errorText } from '../errorText';
import { withOutcome } from '../interaction/resultTray';
import { useInteraction } from '../interaction/useInteraction';
import { refusalOf } from '../itemResult';
import { overrideRight } from '../overrideRight';
import { EMPTY_ANSWER, useCommand } from '../useCommand';
import type { StopOnBoard, Stops, StopsVerb } from './deliveryAction';
import { sendStops, takesOneAtATime, type StopsCall } from './sendStops';
import { stopName, stopWords } from './stopNames';

interface StopsCommandOptions {
  /** The message after success, if `actions.<verb>.done` needs more values than the stops' own. */
  done?: (stops: readonly StopOnBoard[], answer: CommandAnswer) => string;
  /** Called when the server has answered. Refused stops of a selection are listed in the result tray. */
  onClose: () => void;
}

/**
 * One command for one stop or several. A refusal of one stop is shown in its dialog. The results of several
 * are shown in the result tray, where refused stops can be retried.
 */
export function useStopsCommand(stops: Stops, verb: StopsVerb, { done, onClose }: StopsCommandOptions) {
  const translate = useT();
  const notify = useNotify();
  const interaction = useInteraction();
  const permissions = usePermissions();
  const { take, refetch, offerUndo } = useBoardActions();
  const made = useRef<StopsCall | null>(null);
  const isMany = stops.length > 1;
  const title = translate(`actions.${verb}.title`, stopWords(stops, translate));
  const doneText = useCallback(
    (of: readonly StopOnBoard[], answer: CommandAnswer) =>
      done?.(of, answer) ?? translate(`actions.${verb}.done`, stopWords(of, translate)),
    [done, translate, verb],
  );

  const report = useCallback(
    function report(answer: CommandAnswer, requested: Stops, makeCall: StopsCall, key: string) {
      const results = answer.results ?? [];
      const errors = new Map(
        results.filter(({ ok }) => !ok).map((result) => [result.id, refusalOf(result)] as const),
      );
      const went = new Set(results.flatMap(({ id, ok }) => (ok ? [id] : [])));
      const changed = requested.filter(({ event }) => went.has(event.id));
      if (changed.length > 0) {
        const text = doneText(changed, answer);
        if (answer.undo_until) offerUndo({ commandId: answer.command_id, name: '', text });
        else notify(text, { type: 'success' });
      }
      const again = async (ids: readonly number[], reason?: string, rules?: readonly string[]) => {
        const [first, ...others] = ids.flatMap((id) => interaction.find(id) ?? []);
        if (!first) return;
        const open: Stops = [first, ...others];
        try {
          const answer = await sendStops(open, makeCall, { reason, rules });
          if (answer && speaksAdditions()) take(answer);
          else await refetch();
          report(answer ?? EMPTY_ANSWER, open, makeCall, key);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          notify(errorText(error, translate), { type: 'warning' });
        }
      };
      const others = interaction.tray.get().filter((entry) => entry.key !== key);
      if (errors.size === 0) {
        interaction.tray.set(others);
        return;
      }
      const rows = requested.map((stop) => ({
        id: stop.event.id,
        name: stopName(stop, translate),
        error: errors.get(stop.event.id) ?? null,
      }));
      const mayForce = isAllowed(overrideRight(makeCall(requested, true)), permissions);
      interaction.tray.set(
        withOutcome(others, {
          key,
          title,
          rows,
          retry: (ids) => void again(ids),
          ...(mayForce ? { override: (ids, reason, rules) => void again(ids, reason, rules) } : {}),
        }),
      );
    },
    [title, doneText, interaction, notify, offerUndo, permissions, refetch, take, translate],
  );
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const [only] = stops;
      if (isMany && made.current) report(answer, stops, made.current, randomKey());
      else if (only)
        offerUndo({
          commandId: answer.command_id,
          name: stopName(only, translate),
          text: doneText(stops, answer),
        });
      onClose();
    },
    [report, stops, isMany, offerUndo, doneText, translate, onClose],
  );
  const command = useCommand(onDone);
  const [isSending, setIsSending] = useState(false);
  const sendEach = async (makeCall: StopsCall) => {
    setIsSending(true);
    const answer = await sendStops(stops, makeCall);
    await refetch();
    onDone(answer ?? EMPTY_ANSWER);
  };
  return {
    command: isSending ? { ...command, state: { phase: 'saving' } as const } : command,
    send: (makeCall: StopsCall) => {
      made.current = makeCall;
      if (takesOneAtATime(stops)) void sendEach(makeCall);
      else command.send(makeCall(stops, isMany));
    },
  };
}
