import { Suspense } from 'react';
import { PERMISSIONS } from '../../domain/access/permissions';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';
import { useAllowed } from '../../providers/usePermissions';
import { recordTitle, resourceOf } from '../../ui/resourceOf';
import type { PartProps } from '../defineScreens';
import { PastServices } from './pastServices/PastServices';

const ParticipantCalls = lazyPart(withMessages('calls', () => import('./ParticipantCalls')));
const ConsentSection = lazyPart(withMessages('conversations', () => import('./consent/ConsentSection')));
const ParticipantMessages = lazyPart(withMessages('outreach', () => import('./ParticipantMessages')));
const ParticipantTexts = lazyPart(withMessages('conversations', () => import('./ParticipantTexts')));

/**
 * What a participant's page says below the declared fields: calls, messages about deliveries, text messages, consent, and
 * past services. Spec §6: the card of the services needs read on ActivityLogger.
 */
export default function ParticipantMore({ record }: PartProps) {
  const mayReadCalls = useAllowed(PERMISSIONS.calls.list);
  const mayReadTexts = useAllowed(PERMISSIONS.conversations.read);
  const mayReadConsent = useAllowed(PERMISSIONS.participants.consents);
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
          <ParticipantMessages participantId={record.id} />
        </Suspense>
      )}
      {mayReadTexts && (
        <Suspense fallback={null}>
          <ParticipantTexts
            participantId={record.id}
            name={recordTitle(resourceOf('participants'), record)}
          />
        </Suspense>
      )}
      {mayReadConsent && (
        <Suspense fallback={null}>
          <ConsentSection participantId={record.id} />
        </Suspense>
      )}
      {mayReadServices && <PastServices participantId={record.id} />}
    </>
  );
}
