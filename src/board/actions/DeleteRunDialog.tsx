import { useCallback } from 'react';
import { runCall } from '../commandCall';
import { deleteRunCall } from '../../contract/dispatch/deleteRun';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { isRecipientStop } from '../../domain/stops/eventType';
import { useT } from '../../i18n/useT';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import type { RunDialogProps } from './runAction';

/** Deletes a run that has not started; shows how many deliveries become unassigned. */
export default function DeleteRunDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  const { name } = manifest;
  const count = manifest.events.filter((event) => isRecipientStop(event.delivery_event_type_id)).length;
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const text = translate('actions.deleteRun.done', { name });
      offerUndo({ commandId: answer.command_id, name, text });
      onClose();
    },
    [name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const sentence = count === 0 ? 'empty' : 'sentence';
  return (
    <ActionDialog
      title={translate('actions.deleteRun.title', { name })}
      sentence={translate(`actions.deleteRun.${sentence}`, { name, smart_count: count })}
      width="small"
      verb={translate('actions.deleteRun.verb')}
      keep={translate('schedulingRuns.keep')}
      isDanger
      command={command}
      zone={manifest.time_zone}
      onSubmit={() => command.send(runCall(deleteRunCall, manifest, {}))}
      onClose={onClose}
    />
  );
}
