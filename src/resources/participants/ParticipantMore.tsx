import { PERMISSIONS } from '../../domain/access/permissions';
import { useAllowed } from '../../providers/usePermissions';
import type { PartProps } from '../defineScreens';
import { PastServices } from './pastServices/PastServices';

/** What a participant's page says below the declared fields. Spec §6: the card needs read on ActivityLogger. */
export default function ParticipantMore({ record }: PartProps) {
  return useAllowed(PERMISSIONS.activity_logger.read) ? <PastServices participantId={record.id} /> : null;
}
