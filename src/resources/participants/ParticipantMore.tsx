import { Suspense } from 'react';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useAllowed } from '../../providers/usePermissions';
import type { PartProps } from '../defineScreens';
import { part } from '../defineScreens';
import { PastServices } from './pastServices/PastServices';

const ParticipantTexts = part({
  load: () => import('./ParticipantTexts'),
  messages: 'conversations',
});

/** What a participant's page says below the declared fields. Spec §6: the card needs read on ActivityLogger. */
export default function ParticipantMore({ record }: PartProps) {
  const mayReadServices = useAllowed(PERMISSIONS.activity_logger.read);
  const mayReadTexts = useAllowed(PERMISSIONS.conversations.read);
  return (
    <>
      {mayReadServices && <PastServices participantId={record.id} />}
      {mayReadTexts && (
        <Suspense>
          <ParticipantTexts participantId={record.id} />
        </Suspense>
      )}
    </>
  );
}
