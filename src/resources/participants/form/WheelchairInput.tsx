import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { needsWheelchair } from '../../../domain/participantCare';
import type { Field } from '../../schema/fields';
import { ChoiceInput } from '../../screens/inputs/ChoiceInput';
import type { InputProps } from '../../screens/inputs/inputProps';

/** Asked for only where the needs say "wheelchair"; without one, the type goes too. */
export function WheelchairInput(props: InputProps<Field>) {
  const { field, value, onChange, disabled } = props;
  const isNeeded = needsWheelchair(useWatch<Record<string, unknown>>({ name: 'needs' }));
  const isStale = !isNeeded && value !== null && value !== undefined;
  useEffect(() => {
    if (isStale) onChange(null);
  }, [isStale, onChange]);
  return field.kind === 'choice' ? (
    <ChoiceInput {...props} field={field} disabled={disabled || !isNeeded} />
  ) : null;
}
