import { useCallback, useState } from 'react';
import { stopCall } from '../commandCall';
import { changeStatusCall } from '../../contract/dispatch/changeStatus';
import { toWire } from '../../domain/time/dates';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { askedWords, outcomeProblems } from '../../domain/stops/statusChange';
import type { Problems } from '../../domain/wire/problem';
import { cancelStatus } from '../../domain/stops/transitions';
import { useT } from '../../i18n/useT';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import type { ActionDialogProps } from './deliveryAction';
import { NO_REASON, ReasonFields } from './ReasonFields';

/** Cancel scheduled delivery: reason and comment, "cancel delivery" or "keep delivery" (spec §2, §4, §5). */
export default function CancelDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  const [input, setInput] = useState(NO_REASON);
  const [problems, setProblems] = useState<Problems>({});
  const name = event.participant_name ?? '';
  const status = cancelStatus(event.delivery_event_type_id);
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      offerUndo({
        commandId: answer.command_id,
        name,
        text: translate('dispatchCommands.cancel.done', { name }),
      });
      onClose();
    },
    [name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;

  const save = () => {
    const { other_reason } = askedWords(input);
    const found = outcomeProblems(status, input);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`cancel-${first}`)?.focus();
      return;
    }
    command.send(
      stopCall(changeStatusCall, event, {
        delivery_event_status_id: status,
        delivered_date: toWire(new Date()),
        non_delivery_reason_id: input.non_delivery_reason_id,
        comments: input.comments,
        ...(other_reason ? { other_reason } : {}),
      }),
    );
  };
  return (
    <ActionDialog
      title={translate('dispatchCommands.cancel.title', { name })}
      sentence={translate(
        manifest ? 'dispatchCommands.cancel.sentence' : 'dispatchCommands.cancel.sentencePool',
        { name, run: manifest?.name ?? '', driver: manifest?.employee ?? translate('dispatch.noDriver') },
      )}
      width="small"
      verb={translate('dispatchCommands.cancel.verb')}
      keep={translate('dispatchCommands.cancel.keep')}
      isDanger
      command={command}
      event={event}
      zone={manifest?.time_zone}
      onSubmit={save}
      onClose={onClose}
    >
      <ReasonFields
        prefix="cancel"
        input={input}
        problems={state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems}
        onChange={setInput}
      />
    </ActionDialog>
  );
}
