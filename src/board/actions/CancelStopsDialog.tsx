import { useState } from 'react';
import { changeStatusCall } from '../../contract/dispatch/changeStatus';
import { toWire } from '../../domain/time/dates';
import { EVENT_STATUS } from '../../domain/stops/eventStatus';
import type { Problems } from '../../domain/wire/problem';
import { askedWords, outcomeProblems } from '../../domain/stops/statusChange';
import { useT } from '../../i18n/useT';
import { stopsCall } from '../commandCall';
import { ActionDialog } from './ActionDialog';
import type { BulkDialogProps } from './deliveryAction';
import { NO_REASON, ReasonFields } from './ReasonFields';
import { namesOf } from './stopNames';
import { useBulkCommand } from './useBulkCommand';

/** Several deliveries will not happen, for one reason; pickup appointments among them get the status of their own kind. */
export default function CancelStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useT();
  const [input, setInput] = useState(NO_REASON);
  const [problems, setProblems] = useState<Problems>({});
  const args = { smart_count: stops.length };
  const title = translate('dispatchCommands.cancel.bulkTitle', args);
  const doneKey = 'dispatchCommands.cancel.bulkDone';
  const { command, send } = useBulkCommand(stops, { title, doneKey, onClose });
  const { state } = command;
  const save = () => {
    const { other_reason } = askedWords(input);
    const found = outcomeProblems(EVENT_STATUS.canceled, input);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`cancel-${first}`)?.focus();
    send((open) =>
      stopsCall(changeStatusCall, open, {
        delivery_event_status_id: EVENT_STATUS.canceled,
        delivered_date: toWire(new Date()),
        non_delivery_reason_id: input.non_delivery_reason_id,
        comments: input.comments,
        ...(other_reason ? { other_reason } : {}),
      }),
    );
  };
  return (
    <ActionDialog
      title={title}
      sentence={translate('dispatchCommands.cancel.bulkSentence', {
        ...args,
        names: namesOf(stops, translate),
      })}
      width="small"
      verb={translate('dispatchCommands.cancel.bulkVerb', args)}
      keep={translate('dispatchCommands.cancel.bulkKeep', args)}
      isDanger
      command={command}
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
