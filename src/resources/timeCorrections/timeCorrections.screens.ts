import type { Tone } from '../../domain/stops/statusTag';
import { CORRECTION_STATES } from '../../domain/fleet/workTime';
import type { Row } from '../../ui/resourceOf';
import { defineScreens, part } from '../defineScreens';
import { timeCorrections } from './timeCorrections.resource';

const TONES: Readonly<Record<(typeof CORRECTION_STATES)[number], Tone>> = {
  waiting: 'amber',
  approved: 'green',
  rejected: 'grey',
};

function states({ state }: Row) {
  const known = CORRECTION_STATES.find((each) => each === state);
  return known ? [{ tone: TONES[known], word: `resources.time_corrections.choices.state.${known}` }] : [];
}

export const timeCorrectionScreens = defineScreens(timeCorrections, {
  head: { states, told: ['state', 'employee_id'], facts: ['work_date', 'clock_in', 'clock_out'] },
  showActions: part({ load: () => import('./CorrectionActions'), messages: 'fleet' }),
});
