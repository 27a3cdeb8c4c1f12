import { dateInZone, isTimeZone } from '../../domain/time/dates';
import type { Row } from '../../ui/resourceOf';
import type { HeadState } from '../defineScreens';

/** Whether a run goes: not when it is switched off, nor after its last day. */
export function runStates({ is_active, end_date, time_zone }: Row): readonly HeadState[] {
  if (is_active !== true) return [{ tone: 'grey', word: 'resources.runs.inactive' }];
  const hasEnded =
    typeof end_date === 'string' &&
    typeof time_zone === 'string' &&
    isTimeZone(time_zone) &&
    end_date < dateInZone(new Date(), time_zone);
  return [
    hasEnded
      ? { tone: 'grey', word: 'screens.record.ended' }
      : { tone: 'green', word: 'resources.runs.fields.is_active' },
  ];
}
