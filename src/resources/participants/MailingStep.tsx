import { StepPage } from '../screens/StepPage';
import { recordTitle, resourceOf } from '../../ui/resourceOf';
import { MailingAddress } from '../addresses/MailingAddress';

/** Where letters to a participant go (`/data/participants/:id/mailing`). */
export default function MailingStep() {
  return (
    <StepPage name="participants">
      {(record) => (
        <MailingAddress
          participantId={record.id}
          personName={recordTitle(resourceOf('participants'), record)}
        />
      )}
    </StepPage>
  );
}
