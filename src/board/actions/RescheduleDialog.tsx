import { TextField } from '@mui/material';
import { useCallback, useState } from 'react';
import { filled, stopCall } from '../commandCall';
import { rescheduleCall } from '../../contract/dispatch/reschedule';
import { formatDateInput, timeOfToday } from '../../domain/time/dates';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import type { Problems } from '../../domain/wire/problem';
import { hoursOf } from '../../domain/runs/runCalendar';
import { askedWords, otherReasonProblems } from '../../domain/stops/statusChange';
import { restrictionFrom } from '../../domain/time/timeRestriction';
import { useT, useTranslateAny } from '../../i18n/useT';
import { ParticipantAddressPicker } from '../../resources/participants/AddressPicker/ParticipantAddressPicker';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import './commands.css';
import type { ActionDialogProps } from './deliveryAction';
import { RestrictionFields } from './fields/RestrictionFields';
import { restrictionInput, restrictionInputProblems, timesOf } from './fields/restrictionInput';
import { useDestination } from './fields/useDestination';
import { NO_REASON, ReasonFields } from './ReasonFields';

/** Reschedule delivery: address and restriction, and if wanted another day (spec §2, §4, §5). */
export default function RescheduleDialog({ event, manifest, onClose }: ActionDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { offerUndo } = useBoardActions();
  const participantId = event.participant_id ?? 0;
  const destination = useDestination(participantId, event.destination_id);
  const [restriction, setRestriction] = useState(() =>
    restrictionInput(restrictionFrom(event), timeOfToday(event.delivery_date, manifest?.time_zone ?? 'UTC')),
  );
  const hours = manifest && hoursOf(manifest);
  const [day, setDay] = useState(event.delivery_date);
  const [reason, setReason] = useState(NO_REASON);
  const [problems, setProblems] = useState<Problems>({});
  const name = event.participant_name ?? '';
  const isOtherDay = day !== event.delivery_date;
  const words = {
    name,
    run: manifest?.name ?? '',
    driver: manifest?.employee ?? translate('dispatch.noDriver'),
    day: day ? formatDateInput(day) : '',
  };
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const text = isOtherDay
        ? translate('dispatchCommands.reschedule.doneDay', { name, day: formatDateInput(day) })
        : translate('dispatchCommands.reschedule.done', { name });
      offerUndo({ commandId: answer.command_id, name, text });
      onClose();
    },
    [day, isOtherDay, name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;

  const save = () => {
    const times = timesOf(restriction);
    const isKept =
      times.delivery_start_time === event.delivery_start_time &&
      times.delivery_end_time === event.delivery_end_time;
    const found: Problems = {
      ...(destination.address ? {} : { destination_id: { message: 'validation.required' } }),
      ...restrictionInputProblems(restriction, isKept ? 'any' : hours),
      ...otherReasonProblems(reason),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`reschedule-${first}`)?.focus();
      return;
    }
    command.send(
      stopCall(rescheduleCall, event, {
        destination_id: destination.address?.id,
        ...times,
        ...(isOtherDay ? { delivery_date: day } : {}),
        ...filled(askedWords(reason)),
      }),
    );
  };
  const shown = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;
  const said = (field: string) => {
    const problem = shown[field];
    return problem ? translateAny(problem.message, problem.args) : undefined;
  };
  return (
    <ActionDialog
      title={translate('dispatchCommands.reschedule.title', words)}
      sentence={translate(`dispatchCommands.reschedule.${isOtherDay ? 'sentenceDay' : 'sentence'}`, words)}
      width="medium"
      verb={translate('dispatchCommands.reschedule.verb')}
      keep={translate('dispatchCommands.reschedule.keep')}
      isBlocked={destination.isWriting || !day}
      hasForms
      command={command}
      event={event}
      zone={manifest?.time_zone}
      onSubmit={save}
      onClose={onClose}
    >
      <ParticipantAddressPicker
        participantId={participantId}
        value={destination.address}
        onChange={destination.choose}
        onMode={destination.setMode}
        label={translate('dispatchCommands.reschedule.address')}
        problem={said('destination_id')}
      />
      <RestrictionFields
        prefix="reschedule"
        input={restriction}
        run={hours}
        problems={shown}
        onChange={setRestriction}
      />
      <TextField
        id="reschedule-delivery_date"
        type="date"
        size="small"
        required
        label={translate('dispatchCommands.reschedule.day')}
        value={day}
        error={shown.delivery_date !== undefined}
        helperText={said('delivery_date')}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ justifySelf: 'start' }}
      />
      <ReasonFields prefix="reschedule" input={reason} problems={shown} isOptional onChange={setReason} />
    </ActionDialog>
  );
}
