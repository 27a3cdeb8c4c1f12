import { positionStatus, type AddressFields } from '../../domain/addresses/addressPosition';
import type { DisplayProps } from '../screens/display/fieldDisplays';
import type { Row } from '../../ui/resourceOf';
import type { Field } from '../schema/fields';
import { PositionStatusWord } from './PositionStatusWord';

/** Whether a place's position is known and confirmed, in place of its degrees. */
export function PlacePosition({ record }: DisplayProps<Field>) {
  return <PositionStatusWord status={positionStatus(record as Row & AddressFields, false)} />;
}
