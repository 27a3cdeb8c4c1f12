import type { Row } from '../../ui/resourceOf';
import type { HeadState } from '../defineScreens';

/** Whether a vehicle is active, and whether a critical defect keeps it from driving. */
export function vehicleStates({ is_active, is_out_of_service }: Row): readonly HeadState[] {
  const own: HeadState =
    is_active === true
      ? { tone: 'green', word: 'resources.vehicles.fields.is_active' }
      : { tone: 'grey', word: 'resources.vehicles.inactive' };
  if (is_out_of_service !== true) return [own];
  return [own, { tone: 'red', word: 'resources.vehicles.fields.is_out_of_service' }];
}
