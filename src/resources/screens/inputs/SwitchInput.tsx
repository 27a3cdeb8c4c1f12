import Switch from '@mui/material/Switch';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FieldOf } from '../../schema/fields';
import { booleanWord } from '../booleanWord';
import { ariaOf, type InputProps } from './inputProps';

/** A switch and, beside it, the word for how it stands: colour alone says nothing. */
export function SwitchInput(props: InputProps<FieldOf<'boolean'>>) {
  const { id, name, value, onChange, onBlur, focusRef, disabled } = props;
  const translate = useTranslate();
  const isOn = value === true;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, gap: 1, ml: -2 }}>
      <Switch
        id={id}
        name={name}
        checked={isOn}
        disabled={disabled}
        slotProps={{ input: { ref: focusRef, role: 'switch', ...ariaOf(props) } }}
        onChange={(_, checked) => onChange(checked)}
        onBlur={onBlur}
      />
      <span aria-hidden>{translate(`screens.record.${booleanWord(name, isOn)}`)}</span>
    </Box>
  );
}
