import { StepPage } from '../screens/StepPage';
import { recordTitle, resourceOf } from '../../ui/resourceOf';
import { DeliveryAddresses } from '../addresses/DeliveryAddresses';

/** Where deliveries to a participant go (`/data/participants/:id/location`). */
export default function LocationStep() {
  return (
    <StepPage name="participants">
      {(record) => (
        <DeliveryAddresses
          participantId={record.id}
          personName={recordTitle(resourceOf('participants'), record)}
        />
      )}
    </StepPage>
  );
}
