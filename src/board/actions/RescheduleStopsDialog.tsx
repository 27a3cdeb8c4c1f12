import { TextField } from '@mui/material';
import { useState } from 'react';
import { filled, stopsCall } from '../commandCall';
import { rescheduleCall } from '../../contract/dispatch/reschedule';
import { formatDateInput } from '../../domain/time/dates';
import type { Problems } from '../../domain/wire/problem';
import { askedWords, otherReasonProblems } from '../../domain/stops/statusChange';
import { useT, useTranslateAny } from '../../i18n/useT';
import { ActionDialog } from './ActionDialog';
import type { BulkDialogProps } from './deliveryAction';
import { NO_REASON, ReasonFields } from './ReasonFields';
import { namesOf } from './stopNames';
import { useBulkCommand } from './useBulkCommand';

/** Several deliveries are put off: to the end of their queues, or to another day. Address and restriction of each stay. */
export default function RescheduleStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const today = stops[0]?.event.delivery_date ?? '';
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState(NO_REASON);
  const isOtherDay = day !== today;
  const args = { smart_count: stops.length, day: day ? formatDateInput(day) : '' };
  const title = translate('bulk.reschedule.title', args);
  const { command, send } = useBulkCommand(stops, { title, doneKey: 'bulk.reschedule.done', onClose });
  const { state } = command;
  const [found, setFound] = useState<Problems>({});
  const problems = state.phase === 'refused' ? { ...found, ...state.error.errors } : found;
  const wrongDay = problems.delivery_date;
  const save = () => {
    const missing = otherReasonProblems(reason);
    setFound(missing);
    const [first] = Object.keys(missing);
    if (first) return document.getElementById(`reschedule-${first}`)?.focus();
    send((open) =>
      stopsCall(rescheduleCall, open, {
        ...(isOtherDay ? { delivery_date: day } : {}),
        ...filled(askedWords(reason)),
      }),
    );
  };
  return (
    <ActionDialog
      title={title}
      sentence={translate(`bulk.reschedule.${isOtherDay ? 'sentenceDay' : 'sentence'}`, {
        ...args,
        names: namesOf(stops, translate),
      })}
      width="small"
      verb={translate('bulk.reschedule.verb', args)}
      keep={translate('dispatchCommands.reschedule.keep')}
      isBlocked={!day}
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        id="reschedule-delivery_date"
        type="date"
        size="small"
        required
        label={translate('dispatchCommands.reschedule.day')}
        value={day}
        error={wrongDay !== undefined}
        helperText={wrongDay ? translateAny(wrongDay.message, wrongDay.args) : undefined}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ justifySelf: 'start' }}
      />
      <ReasonFields prefix="reschedule" input={reason} problems={problems} isOptional onChange={setReason} />
    </ActionDialog>
  );
}
