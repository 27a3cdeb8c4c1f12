import { useCallback, useState } from 'react';
import { lockRunCall, unlockRunCall } from '../../contract/dispatch/locks';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { ActionDialog } from '../actions/ActionDialog';
import type { RunDialogProps } from '../actions/runAction';
import { useBoardActions } from '../boardActions';
import { runCall } from '../commandCall';
import { useCommand } from '../useCommand';
import { LockedBecause } from './LockedBecause';
import { useLockReason } from './useLockReason';

/** Locks a run against automatic planning with a reason, or unlocks it. */
export default function LockRunDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  // Fixed when the dialog opens: a colleague's change must not reverse the question.
  const [isLocked] = useState(Boolean(manifest.locked_at));
  const { name } = manifest;
  const verb = isLocked ? 'unlockRun' : 'lockRun';
  const reason = useLockReason();
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const text = translate(`actions.${verb}.done`, { name });
      offerUndo({ commandId: answer.command_id, name, text });
      onClose();
    },
    [name, offerUndo, onClose, translate, verb],
  );
  const command = useCommand(onDone);
  const save = () => {
    if (isLocked) return command.send(runCall(unlockRunCall, manifest, {}));
    const text = reason.ask();
    if (text) command.send(runCall(lockRunCall, manifest, { reason: text }));
  };
  return (
    <ActionDialog
      title={translate(`actions.${verb}.title`, { name })}
      sentence={translate(`actions.${verb}.sentence`)}
      width="small"
      verb={translate(`actions.${verb}.verb`)}
      keep={translate(`actions.${verb}.keep`)}
      command={command}
      zone={manifest.time_zone}
      onSubmit={save}
      onClose={onClose}
    >
      {isLocked ? <LockedBecause record={manifest} /> : reason.field}
    </ActionDialog>
  );
}
