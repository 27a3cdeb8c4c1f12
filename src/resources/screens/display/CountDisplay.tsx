import { useNumber } from '../../../ui/useNumber';
import type { Field } from '../../schema/fields';
import type { DisplayProps } from './fieldDisplays';

/** A count of miles or the like with separators: "30,375". Not for numbers that are names, as of runs. */
export function CountDisplay({ value }: DisplayProps<Field>) {
  const number = useNumber();
  return <>{number(Number(value))}</>;
}
