import { part, type FieldScreen } from '../defineScreens';
import type { ColumnLook } from '../screens/columnLook';
import { PlacePosition } from './PlacePosition';

export const ADDRESS_COLUMN: ColumnLook = { width: 220, align: 'left', grows: true, fills: true };

/** Fields of a resource that stands at an address of its own. */
export const placeFields = {
  full_address: { column: ADDRESS_COLUMN },
  latitude: { Display: PlacePosition },
} satisfies Record<string, FieldScreen>;

/** What its details say of the place beside the address, which the head has in one line. */
export const PLACE_DETAILS = ['gate_code', 'latitude'] as const;

/** Its section of the form, which picks the position on the map. */
export const placeSections = { place: part({ load: () => import('./PlaceSection'), messages: 'records' }) };
