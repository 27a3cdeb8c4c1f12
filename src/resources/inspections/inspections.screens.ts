import type { Row } from '../../ui/resourceOf';
import { INSPECTION_STATES } from '../../domain/fleet/inspection';
import { defineScreens, part } from '../defineScreens';
import { CountDisplay } from '../screens/display/CountDisplay';
import { InspectionState } from './InspectionState';
import { INSPECTION_TONES } from './inspectionTones';
import { inspections } from './inspections.resource';

function states({ state }: Row) {
  const known = INSPECTION_STATES.find((each) => each === state);
  return known
    ? [{ tone: INSPECTION_TONES[known], word: `resources.inspections.choices.state.${known}` }]
    : [];
}

export const inspectionScreens = defineScreens(inspections, {
  head: { states, told: ['state'], facts: ['vehicle_id', 'employee_id', 'inspected_at'] },
  fields: {
    state: { Display: InspectionState, column: { width: 150, align: 'left' } },
    odometer: { Display: CountDisplay },
  },
  listActions: part({ load: () => import('./InspectionListActions'), messages: 'fleet' }),
  showActions: part({ load: () => import('./InspectionActions'), messages: 'fleet' }),
  showNext: part({ load: () => import('./DefectsCard'), messages: 'fleet' }),
});
