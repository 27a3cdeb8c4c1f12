import { Alert } from '@mui/material';
import { useState } from 'react';
import { filled, stopsCall } from '../commandCall';
import { changeStatusCall } from '../../contract/dispatch/changeStatus';
import { EVENT_TYPE } from '../../domain/stops/eventType';
import type { Problems } from '../../domain/wire/problem';
import { isReturnToCdp, outcomeProblems } from '../../domain/stops/statusChange';
import { statusesOffered } from '../../domain/stops/transitions';
import { useT } from '../../i18n/useT';
import { ActionDialog } from './ActionDialog';
import type { BulkDialogProps } from './deliveryAction';
import { StatusFields } from './StatusFields';
import { NO_STATUS, saidInput } from './statusInput';
import { namesOf } from './stopNames';
import { useStatusCatalogue } from './useStatusCatalogue';
import { useBulkCommand, type BulkCall } from './useBulkCommand';

/** The same new status, with the same words, for a selection. */
export default function ChangeStatusStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useT();
  const [input, setInput] = useState(NO_STATUS);
  const [problems, setProblems] = useState<Problems>({});
  const args = { smart_count: stops.length };
  const title = translate('crew.changeStatus.bulkTitle', args);
  const { command, send } = useBulkCommand(stops, { title, doneKey: 'crew.changeStatus.bulkDone', onClose });
  const { state } = command;
  const catalogue = useStatusCatalogue(stops[0]?.event.delivery_event_type_id ?? EVENT_TYPE.delivery);
  // Returning bags is a command on one run, and belongs to the run.
  const statuses = (stops[0] ? statusesOffered(stops[0].event, catalogue) : []).filter(
    (id) => !isReturnToCdp(id) && stops.every(({ event }) => statusesOffered(event).includes(id)),
  );
  const call: BulkCall = (open) => stopsCall(changeStatusCall, open, filled(saidInput(input)));
  const save = () => {
    const status = input.delivery_event_status_id;
    const found: Problems =
      status === null
        ? { delivery_event_status_id: { message: 'validation.required' } }
        : outcomeProblems(status, saidInput(input));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`change-status-${first}`)?.focus();
    else send(call);
  };
  return (
    <ActionDialog
      title={title}
      sentence={translate('crew.changeStatus.bulkSentence', { names: namesOf(stops, translate) })}
      width="small"
      verb={translate('crew.changeStatus.bulkVerb', args)}
      keep={translate('crew.keep')}
      isBlocked={statuses.length === 0}
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      {statuses.length === 0 ? (
        <Alert severity="info">{translate('crew.changeStatus.noneInCommon')}</Alert>
      ) : (
        <StatusFields
          statuses={statuses}
          input={input}
          problems={state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems}
          onChange={setInput}
        />
      )}
    </ActionDialog>
  );
}
