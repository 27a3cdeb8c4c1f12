import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { needsWheelchair } from '../../../domain/people/participantCare';
import { isBlank } from '../../../domain/wire/problem';
import type { Field } from '../../schema/fields';
import { ChoiceInput } from '../../screens/inputs/choiceInputs';
import type { InputProps } from '../../screens/inputs/inputProps';

/** Asked for only where the needs say "wheelchair"; without one, the type goes too. */
export default function WheelchairInput(props: InputProps<Field>) {
  const { field, source } = props;
  const { setValue } = useFormContext();
  const isNeeded = needsWheelchair(useWatch<Record<string, unknown>>({ name: 'needs' }));
  const isStale = !isBlank(useWatch({ name: source })) && !isNeeded;
  useEffect(() => {
    if (isStale) setValue(source, null, { shouldDirty: true });
  }, [isStale, source, setValue]);
  return field.kind === 'choice' ? <ChoiceInput {...props} field={field} disabled={!isNeeded} /> : null;
}
