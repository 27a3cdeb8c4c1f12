import { useCallback, useState } from 'react';
import { isAllowed } from '../../domain/access/access';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { eventStatusKey } from '../../domain/stops/eventStatus';
import { isRecipientStop } from '../../domain/stops/eventType';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { Problems } from '../../domain/wire/problem';
import { changeStatusProblems, isReturnToCdp } from '../../domain/stops/statusChange';
import { statusesOffered } from '../../domain/stops/transitions';
import { useT } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import type { ActionDialogProps } from './deliveryAction';
import { statusCall } from './statusCall';
import { StatusFields } from './StatusFields';
import { NO_STATUS, saidInput } from './statusInput';
import { useStatusCatalogue } from './useStatusCatalogue';

/** Change status (spec §4, §5): status, reason, comment, "other" text; "Force change?" when the server asks. */
export default function ChangeStatusDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  const [input, setInput] = useState(NO_STATUS);
  const [problems, setProblems] = useState<Problems>({});
  const mayReturn = isAllowed(PERMISSIONS.dispatch.returnDelivery, usePermissions());
  const catalogue = useStatusCatalogue(event.delivery_event_type_id);
  // Bags come back by a command of its own, with a right of its own.
  const statuses = statusesOffered(event, catalogue).filter((id) => mayReturn || !isReturnToCdp(id));
  const name = isRecipientStop(event.delivery_event_type_id) ? (event.participant_name ?? '') : '';

  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const changed = answer.events.find((each) => each.id === event.id);
      const status = translate(
        eventStatusKey(
          changed?.delivery_event_status_id ??
            input.delivery_event_status_id ??
            event.delivery_event_status_id,
        ),
      );
      offerUndo({
        commandId: answer.command_id,
        name,
        text: translate('dispatch.changeStatus.done', { name, status }),
      });
      onClose();
    },
    [event, input.delivery_event_status_id, name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;

  const save = () => {
    const found = changeStatusProblems(saidInput(input), event);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) {
      document.getElementById(`change-status-${first}`)?.focus();
      return;
    }
    command.send(statusCall(event, input));
  };
  const shown: Problems = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;

  return (
    <ActionDialog
      title={
        name
          ? translate('dispatch.changeStatus.title', { name })
          : translate('dispatch.changeStatus.bagsTitle')
      }
      sentence={translate('dispatch.changeStatus.sentence')}
      width="medium"
      verb={translate('dispatch.changeStatus.save')}
      keep={translate('dispatch.changeStatus.cancel')}
      command={command}
      event={event}
      zone={manifest?.time_zone}
      onSubmit={save}
      onClose={onClose}
    >
      <StatusFields statuses={statuses} input={input} problems={shown} onChange={setInput} />
    </ActionDialog>
  );
}
