import { useCallback, useState } from 'react';
import { runCall } from '../commandCall';
import { automaticSchedulingCall } from '../../contract/dispatch/automaticScheduling';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import type { RunDialogProps } from './runAction';

/** Switches automatic re-routing of a run on or off, the opposite of its state when the dialog opened. */
export default function AutomaticSchedulingDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  // Fixed when the dialog opens: a colleague's change must not reverse the question.
  const [isOn] = useState(manifest.automatic_scheduling);
  const side = isOn ? 'Off' : 'On';
  const words = (name: KeyUnder<'actions.automaticScheduling'>) =>
    translate(`actions.automaticScheduling.${name}`, { run: manifest.name });
  const done = words(`done${side}`);
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      offerUndo({ commandId: answer.command_id, name: manifest.name, text: done });
      onClose();
    },
    [done, manifest.name, offerUndo, onClose],
  );
  const command = useCommand(onDone);
  return (
    <ActionDialog
      title={words(`title${side}`)}
      sentence={words(`sentence${side}`)}
      width="small"
      verb={words(`verb${side}`)}
      keep={words('keep')}
      command={command}
      onSubmit={() =>
        command.send(runCall(automaticSchedulingCall, manifest, { automatic_scheduling: !isOn }))
      }
      onClose={onClose}
    />
  );
}
