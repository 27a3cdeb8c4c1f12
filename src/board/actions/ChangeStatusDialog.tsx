import { Alert } from '@mui/material';
import { useCallback, useState } from 'react';
import { changeStatusCall } from '../../contract/dispatch/changeStatus';
import { isAllowed } from '../../domain/access/access';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { eventStatusKey } from '../../domain/stops/eventStatus';
import { isRecipientStop } from '../../domain/stops/eventType';
import { changeStatusProblems, isReturnToCdp, outcomeProblems } from '../../domain/stops/statusChange';
import { statusesOffered } from '../../domain/stops/transitions';
import { fromWire } from '../../domain/time/dates';
import type { Problems } from '../../domain/wire/problem';
import { useT } from '../../i18n/useT';
import { formatTimeOnDay } from '../../providers/measures';
import { usePermissions } from '../../providers/usePermissions';
import { filled, stopsCall } from '../commandCall';
import type { StopOnBoard, StopsDialogProps } from './deliveryAction';
import { statusCall } from './statusCall';
import { StatusFields } from './StatusFields';
import { NO_STATUS, visibleInput, type StatusInput } from './statusInput';
import { StopsDialog } from './StopsDialog';
import { stopWords } from './stopNames';
import { useStatusCatalogue } from './useStatusCatalogue';
import { useStopsCommand } from './useStopsCommand';

/** Problems that apply to all selected stops; the messages are the same for each. */
function problemsOfMany(input: StatusInput): Problems {
  const status = input.delivery_event_status_id;
  if (status === null) return { delivery_event_status_id: { message: 'validation.required' } };
  return outcomeProblems(status, visibleInput(input));
}

/** When the vehicle came to the door, by its positions: what is recorded at the desk later happened then. */
function timeAtDoor({ event, manifest }: StopOnBoard): { wire: string; text: string } | null {
  const wire = event.arrived_at;
  if (!wire || !manifest) return null;
  // The history of a stop goes on in time: what was recorded since the vehicle came stays before.
  if (event.datetime !== null && wire < event.datetime) return null;
  return { wire, text: formatTimeOnDay(fromWire(wire), manifest.time_zone, manifest.delivery_date) };
}

/** Change status (spec §4, §5): status, reason, comment, "other" text; "Force change?" when the server asks. */
export default function ChangeStatusDialog({ stops, onClose }: StopsDialogProps) {
  const translate = useT();
  const [problems, setProblems] = useState<Problems>({});
  const mayReturn = isAllowed(PERMISSIONS.dispatch.returnDelivery, usePermissions());
  const [{ event }, ...others] = stops;
  const isOne = others.length === 0;
  const proposed = isOne ? timeAtDoor(stops[0]) : null;
  const [input, setInput] = useState({ ...NO_STATUS, datetime: proposed?.wire ?? null });
  const catalogue = useStatusCatalogue(event.delivery_event_type_id);
  // The return of bags is a separate command with its own permission, for one stop at a time.
  const statuses = statusesOffered(event, catalogue).filter(
    (id) =>
      (!isReturnToCdp(id) || (isOne && mayReturn)) &&
      others.every((other) => statusesOffered(other.event).includes(id)),
  );
  const chosen = input.delivery_event_status_id;
  const done = useCallback(
    (changed: readonly StopOnBoard[], answer: CommandAnswer) => {
      const [only] = changed;
      const now = answer.events.find(({ id }) => id === only?.event.id)?.delivery_event_status_id;
      const status = translate(eventStatusKey(now ?? chosen ?? event.delivery_event_status_id));
      const isNamed = only && isRecipientStop(only.event.delivery_event_type_id);
      const name = isNamed ? (only.event.participant_name ?? '') : '';
      return translate('actions.changeStatus.done', { ...stopWords(changed, translate), name, status });
    },
    [chosen, event, translate],
  );
  const { command, send } = useStopsCommand(stops, 'changeStatus', { done, onClose });
  const { state } = command;

  const save = () => {
    const found = isOne ? changeStatusProblems(visibleInput(input), event) : problemsOfMany(input);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`change-status-${first}`)?.focus();
    send((open, isMany) =>
      isMany
        ? stopsCall(changeStatusCall, open, filled(visibleInput(input)), isMany)
        : statusCall(open[0].event, input),
    );
  };
  const isBags = isOne && !(isRecipientStop(event.delivery_event_type_id) && event.participant_name);
  return (
    <StopsDialog
      verb="changeStatus"
      stops={stops}
      title={isBags ? translate('actions.changeStatus.bagsTitle') : undefined}
      width={isOne ? 'medium' : 'small'}
      isBlocked={!isOne && statuses.length === 0}
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      {!isOne && statuses.length === 0 ? (
        <Alert severity="info">{translate('actions.changeStatus.noneInCommon')}</Alert>
      ) : (
        <StatusFields
          statuses={statuses}
          input={input}
          proposed={proposed}
          problems={state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems}
          onChange={setInput}
        />
      )}
    </StopsDialog>
  );
}
