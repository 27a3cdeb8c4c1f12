import { Suspense } from 'react';
import { PERMISSIONS } from '../../domain/access/permissions';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';
import { useAllowed } from '../../providers/usePermissions';
import type { PartProps } from '../defineScreens';
import { PastServices } from './pastServices/PastServices';

const ParticipantCalls = lazyPart(withMessages('calls', () => import('./ParticipantCalls')));
const ParticipantTexts = lazyPart(withMessages('conversations', () => import('./ParticipantTexts')));

/**
 * What a participant's page says below the declared fields: calls, text messages, and past services. Spec §6: the card of
 * the services needs read on ActivityLogger.
 */
export default function ParticipantMore({ record }: PartProps) {
  const mayReadCalls = useAllowed(PERMISSIONS.calls.list);
  const mayReadTexts = useAllowed(PERMISSIONS.conversations.read);
  const mayReadServices = useAllowed(PERMISSIONS.activity_logger.read);
  return (
    <>
      {mayReadCalls && (
        <Suspense fallback={null}>
          <ParticipantCalls participantId={record.id} />
        </Suspense>
      )}
      {mayReadTexts && (
        <Suspense fallback={null}>
          <ParticipantTexts participantId={record.id} />
        </Suspense>
      )}
      {mayReadServices && <PastServices participantId={record.id} />}
    </>
  );
}
