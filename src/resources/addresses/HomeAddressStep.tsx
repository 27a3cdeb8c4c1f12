import { recordTitle, resourceOf } from '../../ui/resourceOf';
import { StepPage } from '../screens/StepPage';
import { HomeAddress } from './HomeAddress';

/** `/data/employees/:id/homeAddress` (spec §2). */
export default function HomeAddressStep() {
  return (
    <StepPage name="employees">
      {(record) => <HomeAddress employeeId={record.id} name={recordTitle(resourceOf('employees'), record)} />}
    </StepPage>
  );
}
