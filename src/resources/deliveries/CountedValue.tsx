import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';
import { useCountedText } from './useCountedText';

export default function CountedValue({ name, value }: DisplayProps<Field>) {
  return useCountedText(name)(String(value));
}
