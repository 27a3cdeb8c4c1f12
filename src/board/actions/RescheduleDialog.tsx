import { useState } from 'react';
import { hoursOf } from '../../domain/runs/runCalendar';
import { timeOfToday } from '../../domain/time/dates';
import { restrictionFrom } from '../../domain/time/timeRestriction';
import { useT, useTranslateAny } from '../../i18n/useT';
import { ParticipantAddressPicker } from '../../resources/participants/AddressPicker/ParticipantAddressPicker';
import type { StopOnBoard, StopsDialogProps } from './deliveryAction';
import { RestrictionFields } from './fields/RestrictionFields';
import { restrictionInput, restrictionInputProblems, timesOf } from './fields/restrictionInput';
import { useDestination } from './fields/useDestination';
import { RescheduleForm, type PlanOfOne } from './RescheduleForm';

/** For one stop, the form also asks for the address and the time restriction. */
function usePlanOfOne({ event, manifest }: StopOnBoard): PlanOfOne {
  const translate = useT();
  const translateAny = useTranslateAny();
  const participantId = event.participant_id ?? 0;
  const destination = useDestination(participantId, event.destination_id);
  const [restriction, setRestriction] = useState(() =>
    restrictionInput(restrictionFrom(event), timeOfToday(event.delivery_date, manifest?.time_zone ?? 'UTC')),
  );
  const hours = manifest && hoursOf(manifest);
  const times = timesOf(restriction);
  const isKept =
    times.delivery_start_time === event.delivery_start_time &&
    times.delivery_end_time === event.delivery_end_time;
  return {
    body: { destination_id: destination.address?.id, ...times },
    problems: () => ({
      ...(destination.address ? {} : { destination_id: { message: 'validation.required' } }),
      ...restrictionInputProblems(restriction, isKept ? 'any' : hours),
    }),
    isWriting: destination.isWriting,
    fields: (shown) => (
      <>
        <ParticipantAddressPicker
          participantId={participantId}
          value={destination.address}
          onChange={destination.choose}
          onMode={destination.setMode}
          label={translate('actions.reschedule.address')}
          problem={
            shown.destination_id && translateAny(shown.destination_id.message, shown.destination_id.args)
          }
        />
        <RestrictionFields
          prefix="reschedule"
          input={restriction}
          run={hours}
          problems={shown}
          onChange={setRestriction}
        />
      </>
    ),
  };
}

function RescheduleOne({ stops, onClose }: StopsDialogProps) {
  return <RescheduleForm stops={stops} plan={usePlanOfOne(stops[0])} onClose={onClose} />;
}

/**
 * Reschedule delivery: to the end of the queue or to another day; a single one with address and restriction
 * (spec §2, §4, §5).
 */
export default function RescheduleDialog(props: StopsDialogProps) {
  return props.stops.length === 1 ? <RescheduleOne {...props} /> : <RescheduleForm {...props} />;
}
