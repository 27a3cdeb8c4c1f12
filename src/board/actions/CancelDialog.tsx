import { useState } from 'react';
import { changeStatusCall } from '../../contract/dispatch/changeStatus';
import { EVENT_STATUS } from '../../domain/stops/eventStatus';
import { askedWords, outcomeProblems } from '../../domain/stops/statusChange';
import { cancelStatus } from '../../domain/stops/transitions';
import { toWire } from '../../domain/time/dates';
import type { Problems } from '../../domain/wire/problem';
import { useT } from '../../i18n/useT';
import { stopsCall } from '../commandCall';
import type { StopsDialogProps } from './deliveryAction';
import { NO_REASON, ReasonFields } from './ReasonFields';
import { StopsDialog } from './StopsDialog';
import { stopWords } from './stopNames';
import { useStopsCommand } from './useStopsCommand';

/** Cancel scheduled delivery: reason and comment, "cancel delivery" or "keep delivery" (spec §2, §4, §5). */
export default function CancelDialog({ stops, onClose }: StopsDialogProps) {
  const translate = useT();
  const [input, setInput] = useState(NO_REASON);
  const [problems, setProblems] = useState<Problems>({});
  const { command, send } = useStopsCommand(stops, 'cancel', { onClose });
  const { state } = command;
  const [{ event, manifest }, ...others] = stops;
  // For several stops, the server sets the canceled status that fits each stop.
  const status = others.length > 0 ? EVENT_STATUS.canceled : cancelStatus(event.delivery_event_type_id);

  const save = () => {
    const { other_reason } = askedWords(input);
    const found = outcomeProblems(status, input);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`cancel-${first}`)?.focus();
    const body = {
      delivery_event_status_id: status,
      delivered_date: toWire(new Date()),
      non_delivery_reason_id: input.non_delivery_reason_id,
      comments: input.comments,
      ...(other_reason ? { other_reason } : {}),
    };
    send((open, isMany) => stopsCall(changeStatusCall, open, body, isMany));
  };
  const isOfPool = others.length === 0 && !manifest;
  return (
    <StopsDialog
      verb="cancel"
      stops={stops}
      sentence={isOfPool ? translate('actions.cancel.sentencePool', stopWords(stops, translate)) : undefined}
      width="small"
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
    </StopsDialog>
  );
}
