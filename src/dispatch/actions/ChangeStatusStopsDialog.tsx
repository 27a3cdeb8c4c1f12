import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { overrideQuestion } from '../../domain/errorCodes';
import type { Problems } from '../../domain/problem';
import { isReturnToCdp, outcomeProblems } from '../../domain/statusChange';
import { statusesOffered } from '../../domain/transitions';
import type { CommandCall } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import type { BulkDialogProps, StopInHand } from './deliveryAction';
import { RefusedStops } from './RefusedStops';
import { NO_STATUS, StatusFields } from './StatusFields';
import { stopName } from './stopNames';
import { stopPath } from './stopPath';
import { namedStops, useBulkCommand } from './useBulkCommand';

/** How many names are listed before the rest is counted. */
const NAMES_SHOWN = 6;

/** The same new status, with the same words, for a selection. What was refused can be tried again, or forced. */
export default function ChangeStatusStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const [input, setInput] = useState(NO_STATUS);
  const [problems, setProblems] = useState<Problems>({});
  const { command, results, left, send, force } = useBulkCommand(stops, {
    doneKey: 'crew.changeStatus.bulkDone',
    onClose,
  });
  const { state } = command;
  // Returning bags is a command on one run, and belongs to the run.
  const statuses = (stops[0] ? statusesOffered(stops[0].event) : []).filter(
    (id) => !isReturnToCdp(id) && stops.every(({ event }) => statusesOffered(event).includes(id)),
  );
  const names = stops.slice(0, NAMES_SHOWN).map((stop) => stopName(stop, translate));
  const more = stops.length - names.length;
  const call = (open: readonly StopInHand[]): CommandCall => ({
    path: open[0] ? stopPath(open[0].event, 'change_status') : '',
    version: open[0]?.event.version,
    body: {
      ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '' && value !== null)),
      ...namedStops(open),
    },
  });
  const save = () => {
    const status = input.delivery_event_status_id;
    const found: Problems =
      status === null
        ? { delivery_event_status_id: { message: 'validation.required' } }
        : outcomeProblems(status, input);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`change-status-${first}`)?.focus();
    else send(call);
  };
  const forceable = new Set(
    results.filter((result) => overrideQuestion(result.status_code) !== null).map((result) => result.id),
  );
  return (
    <ActionDialog
      title={translate('crew.changeStatus.bulkTitle', { smart_count: stops.length })}
      sentence={translate('crew.changeStatus.bulkSentence', {
        names: names.join(', ') + (more > 0 ? translate('crew.bulk.more', { smart_count: more }) : ''),
      })}
      width="small"
      verb={translate(results.length > 0 ? 'crew.bulk.again' : 'crew.changeStatus.bulkVerb', {
        smart_count: left.length,
      })}
      keep={translate(results.length > 0 ? 'crew.close' : 'crew.keep')}
      isBlocked={statuses.length === 0}
      command={command}
      onSubmit={save}
      onClose={onClose}
      more={
        forceable.size > 0 ? (
          <Button
            color="error"
            onClick={() => force((open) => call(open.filter(({ event }) => forceable.has(event.id))))}
          >
            {translate('crew.changeStatus.force', { smart_count: forceable.size })}
          </Button>
        ) : null
      }
    >
      <RefusedStops stops={stops} results={results} />
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
