import { isBlank } from '../../domain/wire/problem';
import type { Row } from '../../ui/resourceOf';
import type { HeadState } from '../defineScreens';

/** Whether deliveries go to a person: inactive before anything else, then active or why not now. */
export function participantStates({ is_active, status }: Row): readonly HeadState[] {
  if (is_active === false) return [{ tone: 'grey', word: 'resources.participants.inactive' }];
  if (isBlank(status)) return [];
  const word = `resources.participants.choices.status.${String(status)}`;
  return [{ tone: status === 'active' ? 'green' : 'amber', word }];
}
