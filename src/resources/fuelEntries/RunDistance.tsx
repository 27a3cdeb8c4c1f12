import { distanceInWords } from '../../providers/measures';
import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';

/** What the runs of a vehicle count in kilometres, in the unit of the reader. */
export function RunDistance({ value }: DisplayProps<Field>) {
  return <>{distanceInWords(Number(value) * 1000)}</>;
}
