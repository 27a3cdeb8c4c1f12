import { Suspense } from 'react';
import { PERMISSIONS } from '../../domain/access/permissions';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';
import { useAllowed } from '../../providers/usePermissions';
import type { PartProps } from '../defineScreens';
import { PastServices } from './pastServices/PastServices';

const ParticipantCalls = lazyPart(withMessages('calls', () => import('./ParticipantCalls')));

/**
 * What a participant's page says below the declared fields: calls, and past services. Spec §6: the card of the services
 * needs read on ActivityLogger.
 */
export default function ParticipantMore({ record }: PartProps) {
  const mayReadCalls = useAllowed(PERMISSIONS.calls.list);
  const mayReadServices = useAllowed(PERMISSIONS.activity_logger.read);
  return (
    <>
      {mayReadCalls && (
        <Suspense fallback={null}>
          <ParticipantCalls participantId={record.id} />
        </Suspense>
      )}
      {mayReadServices && <PastServices participantId={record.id} />}
    </>
  );
}
