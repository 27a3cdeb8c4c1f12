import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CommandOnStack } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { HttpError } from '../../providers/http';
import { useBoardActions } from '../boardActions';
import { errorText } from '../errorText';
import { useInteraction } from '../interaction/useInteraction';
import { fetchMyCommands, myCommandsKey } from './myCommands';
import { refusalWords, stepWords } from './stepWords';
import { UndoContext, type RefusedStep, type UndoSteps } from './useUndo';
import { undoCall } from '../../contract/board/day';
import { readApi } from '../../providers/callApi';

/** Steps back and forward along the server's stack of my commands: several, and after a reload too. */
export function UndoProvider({ date, children }: { date: string; children: ReactNode }) {
  const translate = useT();
  const notify = useNotify();
  const client = useQueryClient();
  const { said } = useInteraction();
  const { take: takeAnswer } = useBoardActions();
  const [refused, setRefused] = useState<readonly RefusedStep[]>([]);
  // Steps run one after the other, however fast the keys are pressed.
  const queue = useRef(Promise.resolve());

  const run = useCallback(
    async (step: CommandOnStack) => {
      const words = stepWords(step, translate);
      try {
        takeAnswer(await readApi(undoCall, { params: { commandId: step.command_id } }));
        const text = translate(`interaction.undo.${step.can === 'undo' ? 'undone' : 'redone'}`, {
          what: words,
        });
        notify(text, { type: 'success' });
        said.set(text);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        setRefused((held) => [{ step, error }, ...held]);
        const reason = refusalWords(error, translate);
        notify(translate('interaction.undo.notDone', { what: words, reason }), { type: 'warning' });
      }
      await client.invalidateQueries({ queryKey: myCommandsKey(date) });
    },
    [client, date, notify, said, takeAnswer, translate],
  );
  const next = useCallback(
    async (can: CommandOnStack['can']) => {
      try {
        const step = (await fetchMyCommands(date)).find((each) => each.can === can);
        if (step) await run(step);
        else notify(`interaction.undo.${can === 'undo' ? 'nothing' : 'nothingAgain'}`, { type: 'info' });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        notify(errorText(error, translate), { type: 'warning' });
      }
    },
    [date, notify, run, translate],
  );
  const steps = useMemo<UndoSteps>(() => {
    const inOrder = (act: () => Promise<void>) => {
      queue.current = queue.current.then(act);
      return queue.current;
    };
    return {
      stepBack: () => inOrder(() => next('undo')),
      stepForward: () => inOrder(() => next('redo')),
      take: (step) => inOrder(() => run(step)),
      refused,
    };
  }, [next, run, refused]);
  return <UndoContext.Provider value={steps}>{children}</UndoContext.Provider>;
}
