import { formatRate } from '../../domain/money/money';
import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';

/** A tenth of a cent counts in the cost of a mile: three places, where money has two. */
export function CostPerMile({ value }: DisplayProps<Field>) {
  return <>{formatRate(String(value))}</>;
}
