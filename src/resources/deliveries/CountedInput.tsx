import type { Field } from '../schema/fields';
import { OptionList } from '../screens/inputs/choiceInputs';
import type { InputProps } from '../screens/inputs/inputProps';
import { useCountedText } from './useCountedText';

export default function CountedInput(props: InputProps<Field>) {
  const textOf = useCountedText(props.source);
  const values = props.field.kind === 'choice' ? props.field.choices : [];
  return <OptionList input={props} choices={values.map((id) => ({ id, name: textOf(id) }))} />;
}
