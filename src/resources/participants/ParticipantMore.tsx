import { PERMISSIONS } from '../../domain/access/permissions';
import type { PartProps } from '../defineScreens';
import { useAllowed } from '../../providers/usePermissions';
import { InactiveNotice } from './activity/InactiveNotice';
import { PastServices } from './pastServices/PastServices';

/** What a participant's page says below the declared fields. */
export default function ParticipantMore({ record }: PartProps) {
  // Spec §6: the card needs read on ActivityLogger.
  const mayReadServices = useAllowed(PERMISSIONS.activity_logger.read);
  return (
    <>
      <InactiveNotice record={record} />
      {mayReadServices && <PastServices participantId={record.id} />}
    </>
  );
}
