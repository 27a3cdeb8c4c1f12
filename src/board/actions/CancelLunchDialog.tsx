import { useCallback } from 'react';
import { stopCall } from '../commandCall';
import { cancelLunchCall } from '../../contract/dispatch/cancelLunch';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import type { ActionDialogProps } from './deliveryAction';

/** Cancel a lunch break: shows which driver loses it and on which run. */
export default function CancelLunchDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  const run = manifest?.name ?? '';
  const words = { run, driver: manifest?.employee ?? translate('dispatch.noDriver') };
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const text = translate('actions.cancelLunch.done', { run });
      offerUndo({ commandId: answer.command_id, name: '', text });
      onClose();
    },
    [run, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  return (
    <ActionDialog
      title={translate('actions.cancelLunch.title', words)}
      sentence={translate('actions.cancelLunch.sentence', words)}
      width="small"
      verb={translate('actions.cancelLunch.verb')}
      keep={translate('actions.cancelLunch.keep')}
      isDanger
      command={command}
      event={event}
      zone={manifest?.time_zone}
      onSubmit={() => command.send(stopCall(cancelLunchCall, event, {}))}
      onClose={onClose}
    />
  );
}
