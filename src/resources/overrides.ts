import { DeliveryStatus } from './deliveries/DeliveryStatus';
import { DeliveryType } from './deliveries/DeliveryType';
import { PlacePosition } from './addresses/PlacePosition';
import { LicenseExpiry } from './employees/LicenseExpiry';
import type { ResourceName } from './registry';
import type { Field } from './schema/fields';
import type { ColumnLook, FieldUi } from './screens/fieldUi';

const address: { column: ColumnLook } = {
  column: { width: 160, align: 'left', grows: true, fills: true },
};
const place = { full_address: address, latitude: { Display: PlacePosition } };

/** Fields that their kind cannot show alone, by resource and field: each names only the parts that differ. */
export const fieldOverrides: {
  readonly [N in ResourceName]?: Readonly<Partial<Record<string, Partial<FieldUi<Field>>>>>;
} = {
  participants: { participant_address_full_address: address },
  facilities: place,
  locations: place,
  cdps: place,
  employees: { license_expiry: { Display: LicenseExpiry, column: { width: 210, align: 'left' } } },
  vehicle_garages: { full_address: address },
  delivery_events: {
    delivery_event_status_id: { Display: DeliveryStatus, column: { width: 140, align: 'left' } },
    delivery_event_type_id: { Display: DeliveryType, column: { width: 140, align: 'left' } },
  },
};
