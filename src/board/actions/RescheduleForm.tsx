import { useCallback, useState, type ReactNode } from 'react';
import { rescheduleCall } from '../../contract/dispatch/reschedule';
import type { BodyOf } from '../../contract/command';
import { askedWords, otherReasonProblems } from '../../domain/stops/statusChange';
import type { Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { filled, stopsCall } from '../commandCall';
import type { StopOnBoard, StopsDialogProps } from './deliveryAction';
import { NO_REASON, ReasonFields } from './ReasonFields';
import { StopsDialog } from './StopsDialog';
import { stopWords } from './stopNames';
import { useStopsCommand } from './useStopsCommand';
import { dayText } from '../../providers/measures';
import { DayInput } from '../../ui/DayInput';

/** Address and restriction, for one stop only; several stops keep theirs. */
export interface PlanOfOne {
  body: Pick<BodyOf<typeof rescheduleCall>, 'destination_id' | 'delivery_start_time' | 'delivery_end_time'>;
  problems: () => Problems;
  fields: (shown: Problems) => ReactNode;
  isWriting: boolean;
}

interface RescheduleFormProps extends StopsDialogProps {
  plan?: PlanOfOne;
}

/** Day and reason of a reschedule: to the end of the queue, or to another day. */
export function RescheduleForm({ stops, plan, onClose }: RescheduleFormProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const today = stops[0].event.delivery_date;
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState(NO_REASON);
  const [problems, setProblems] = useState<Problems>({});
  const isOtherDay = day !== today;
  const done = useCallback(
    (changed: readonly StopOnBoard[]) => {
      const words = { ...stopWords(changed, translate), day: day ? dayText(day) : '' };
      const isOneDay = isOtherDay && changed.length === 1;
      return translate(`actions.reschedule.${isOneDay ? 'doneDay' : 'done'}`, words);
    },
    [day, isOtherDay, translate],
  );
  const { command, send } = useStopsCommand(stops, 'reschedule', { done, onClose });
  const { state } = command;

  const save = () => {
    const found: Problems = { ...plan?.problems(), ...otherReasonProblems(reason) };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`reschedule-${first}`)?.focus();
    const body = {
      ...plan?.body,
      ...(isOtherDay ? { delivery_date: day } : {}),
      ...filled(askedWords(reason)),
    };
    send((open, isMany) => stopsCall(rescheduleCall, open, body, isMany));
  };
  const shown = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;
  const wrongDay = shown.delivery_date;
  return (
    <StopsDialog
      verb="reschedule"
      stops={stops}
      sentence={translate(`actions.reschedule.${isOtherDay ? 'sentenceDay' : 'sentence'}`, {
        ...stopWords(stops, translate),
        day: day ? dayText(day) : '',
      })}
      width={plan ? 'medium' : 'small'}
      isBlocked={!day || plan?.isWriting}
      hasForms={plan !== undefined}
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      {plan?.fields(shown)}
      <DayInput
        id="reschedule-delivery_date"
        required
        label={translate('actions.reschedule.day')}
        value={day}
        error={wrongDay !== undefined}
        helperText={wrongDay ? translateAny(wrongDay.message, wrongDay.args) : undefined}
        onChange={setDay}
      />
      <ReasonFields prefix="reschedule" input={reason} problems={shown} isOptional onChange={setReason} />
    </StopsDialog>
  );
}
