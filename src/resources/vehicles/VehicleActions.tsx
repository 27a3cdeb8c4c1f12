import InspectionIcon from '@mui/icons-material/FactCheckOutlined';
import FuelIcon from '@mui/icons-material/LocalGasStationOutlined';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import type { PartProps } from '../defineScreens';
import { RecordActions } from '../screens/record/RecordActions';

/** From a vehicle to its inspections and its fuel. */
export default function VehicleActions({ name, record }: PartProps) {
  const translate = useT();
  const maySeeInspections = useAllowed(PERMISSIONS.inspections.list);
  const maySeeFuel = useAllowed(PERMISSIONS.fueling.list);
  const inspections = {
    label: translate('inspections.ofVehicle'),
    icon: InspectionIcon,
    to: `/inspections?vehicle_id=${record.id}`,
  };
  const fuel = { label: translate('pages.fueling'), icon: FuelIcon, to: `/fueling?vehicle_id=${record.id}` };
  return (
    <RecordActions
      name={name}
      record={record}
      more={[...(maySeeInspections ? [inspections] : []), ...(maySeeFuel ? [fuel] : [])]}
    />
  );
}
