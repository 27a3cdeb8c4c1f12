import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslateAny } from '../../../i18n/useT';
import type { FieldOf } from '../../schema/fields';
import { booleanWord } from '../../../ui/booleanWord';
import { commonOf, type InputProps } from './inputProps';

/** A switch and, beside it, the word for how it stands: colour alone says nothing. */
export function SwitchInput(props: InputProps<FieldOf<'boolean'>>) {
  const translateAny = useTranslateAny();
  const isOn = useWatch({ name: props.source }) === true;
  return (
    <BooleanInput
      {...commonOf(props)}
      helperText={<span aria-hidden>{translateAny(booleanWord(props.resource, props.source, isOn))}</span>}
    />
  );
}
