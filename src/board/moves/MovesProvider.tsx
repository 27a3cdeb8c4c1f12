import { useNotify } from 'react-admin';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { CommandAnswer, ItemResult } from '../../domain/runs/dispatchView';
import { isAllowed } from '../../domain/access/access';
import { ERROR_CODE, overrideQuestion } from '../../domain/wire/errorCodes';
import { useT } from '../../i18n/useT';
import { HttpError, request as call } from '../../providers/http';
import { usePermissions } from '../../providers/usePermissions';
import { randomKey } from '../../providers/randomKey';
import { useRepeatKey } from '../../providers/useRepeatKey';
import { useBoardActions } from '../boardActions';
import { withOutcome, type TrayRow } from '../interaction/resultTray';
import { NO_SELECTION } from '../interaction/selection';
import { useInteraction } from '../interaction/useInteraction';
import { refusalOf } from '../itemResult';
import { overrideRight } from '../overrideRight';
import { moveCall, type MoveRequest } from './moveRequest';
import { moveErrorText } from './moveErrorText';
import { seenRules } from './ruleLines';
import { OverrideDialog } from './OverrideDialog';
import { MovesContext, type Moves } from './useMoves';

/** A rule conflicts with the move; the user can override it with a reason. */
interface Asking {
  request: MoveRequest;
  error: HttpError;
  /** All rules that the user has seen so far. */
  rules: readonly string[] | undefined;
}

/** Sends moves as commands, shows them as pending, and reports the result per stop. */
export function MovesProvider({ children }: { children: ReactNode }) {
  const translate = useT();
  const notify = useNotify();
  const interaction = useInteraction();
  const { take, refetch, offerUndo } = useBoardActions();
  const permissions = usePermissions();
  const [asking, setAsking] = useState<Asking | null>(null);
  const repeat = useRepeatKey();

  const titleOf = useCallback(
    ({ stops, target }: MoveRequest, words: 'moved' | 'moving') => {
      const run =
        target === 'nextWorkday' || target.manifestId === null
          ? null
          : interaction.board()?.manifests.find(({ id }) => id === target.manifestId);
      const verb = target === 'nextWorkday' ? 'nextWorkday' : run ? 'run' : 'pool';
      return translate(`interaction.${words}.${verb}`, {
        smart_count: stops.length,
        name: stops[0]?.event.participant_name ?? '',
        run: run?.name ?? '',
      });
    },
    [interaction, translate],
  );

  const send = useCallback<Moves['send']>(
    async function send(request, options = {}) {
      const { reason, rules, onSettled } = options;
      const refuse = (error: HttpError) => {
        const seen = seenRules(error);
        const isNew = reason === undefined || (seen?.some((key) => !rules?.includes(key)) ?? false);
        if (isNew && mayOverride && overrideQuestion(error.statusCode)) {
          setAsking({ request, error, rules: seen && [...(rules ?? []), ...seen] });
          onSettled?.();
        } else if (options.onRefused) options.onRefused(error);
        else notify(moveErrorText(error, interaction.find, translate), { type: 'warning' });
      };
      const { path, body } = moveCall(request, reason, rules);
      const mayOverride = isAllowed(overrideRight(moveCall(request)), permissions);
      const key = randomKey();
      const ids = request.stops.map(({ event }) => event.id);
      const { target } = request;
      if (target !== 'nextWorkday')
        interaction.pending.set([...interaction.pending.get(), { key, ids, target }]);
      try {
        const { data } = await call<CommandAnswer>(path, {
          method: 'POST',
          body,
          idempotencyKey: repeat.of(path, body),
          toast: false,
        });
        repeat.answered();
        const refused = (data.results ?? []).filter(({ ok }) => !ok);
        if (target === 'nextWorkday' && refused.length === 0) interaction.selection.set(NO_SELECTION);
        take(data);
        const done = request.stops.filter(({ event }) => !refused.some(({ id }) => id === event.id));
        if (done.length > 0) {
          const text = titleOf({ ...request, stops: done }, 'moved');
          offerUndo({ commandId: data.command_id, text, name: '' });
          interaction.said.set(text);
        }
        if (refused.some(({ status_code: code }) => code === ERROR_CODE.staleVersion)) await refetch();
        if (refused.length > 0) notifyRefused(request, refused);
        else onSettled?.();
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.status !== 0) repeat.answered();
        if (error.status === 412) await refetch();
        refuse(error);
      } finally {
        // After the answer is painted, so the stops do not flicker back.
        setTimeout(
          () => interaction.pending.set(interaction.pending.get().filter((each) => each.key !== key)),
          0,
        );
      }

      function notifyRefused(requested: MoveRequest, refused: readonly ItemResult[]) {
        const errors = new Map(refused.map((result) => [result.id, refusalOf(result)]));
        const [only] = errors.values();
        if (requested.stops.length === 1 && only) {
          refuse(only);
          return;
        }
        const rows = requested.stops.map(({ event }): TrayRow => ({
          id: event.id,
          name: event.participant_name ?? event.order_number ?? '',
          error: errors.get(event.id) ?? null,
        }));
        const again = (some: readonly number[], because?: string, overridden?: readonly string[]) => {
          const stops = some.flatMap((id) => interaction.find(id) ?? []);
          if (stops.length > 0) void send({ ...requested, stops }, { reason: because, rules: overridden });
        };
        const entry = {
          key,
          title: titleOf(requested, 'moving'),
          rows,
          retry: (some: readonly number[]) => again(some),
          ...(mayOverride ? { override: again } : {}),
        };
        interaction.tray.set(withOutcome(interaction.tray.get(), entry));
        onSettled?.();
      }
    },
    [interaction, take, refetch, offerUndo, notify, translate, titleOf, permissions, repeat],
  );
  const moves = useMemo<Moves>(() => ({ send }), [send]);

  return (
    <MovesContext.Provider value={moves}>
      {children}
      {asking ? (
        <OverrideDialog
          title={titleOf(asking.request, 'moving')}
          error={asking.error}
          onOverride={(reason) => {
            setAsking(null);
            void send(asking.request, { reason, rules: asking.rules });
          }}
          onBack={() => setAsking(null)}
        />
      ) : null}
    </MovesContext.Provider>
  );
}
