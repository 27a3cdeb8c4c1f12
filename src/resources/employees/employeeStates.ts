import type { Row } from '../../ui/resourceOf';
import type { HeadState } from '../defineScreens';

/** Active or not, and whether a driver is on call. */
export function employeeStates({ is_active, on_call }: Row): readonly HeadState[] {
  if (is_active !== true) return [{ tone: 'grey', word: 'resources.employees.inactive' }];
  const onCall: HeadState = { tone: 'accent', word: 'resources.employees.fields.on_call' };
  return [
    { tone: 'green', word: 'resources.employees.fields.is_active' },
    ...(on_call === true ? [onCall] : []),
  ];
}
