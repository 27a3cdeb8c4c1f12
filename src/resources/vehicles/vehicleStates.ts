import type { Row } from '../../ui/resourceOf';
import type { HeadState } from '../defineScreens';

/** Whether a vehicle is active, and whether a critical defect keeps it from driving. */
export function vehicleStates({ is_active, is_out_of_service }: Row): readonly HeadState[] {
  const own: HeadState =
    is_active === true
      ? { tone: 'green', word: 'screens.record.active' }
      : { tone: 'grey', word: 'screens.record.inactive' };
  if (is_out_of_service !== true) return [own];
  return [own, { tone: 'red', word: 'resources.vehicles.fields.is_out_of_service' }];
}
