import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from 'ra-core';
import type { FieldOf } from '../../schema/fields';
import { ChoiceInput } from './ChoiceInput';
import { ariaOf, type InputProps } from './inputProps';

/** All codes in sight, each switched on and off by itself: nothing to open, nothing to remember. */
export function ChoicesInput(props: InputProps<FieldOf<'choices'>>) {
  const translate = useTranslate();
  const { id, resource, name, field, label, value, onChange, onBlur, focusRef, disabled, describedBy } =
    props;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (code: string) => {
    const next = field.choices.filter((choice) =>
      choice === code ? !chosen.includes(code) : chosen.includes(choice),
    );
    onChange(next.length > 0 ? next : null);
  };
  return (
    <Box
      id={id}
      ref={focusRef}
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={ariaOf(props)['aria-invalid']}
      onBlur={onBlur}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {field.choices.map((code) => {
        const isOn = chosen.includes(code);
        return (
          <ToggleButton
            key={code}
            value={code}
            size="small"
            selected={isOn}
            disabled={disabled}
            onClick={() => toggle(code)}
            sx={{ gap: 1, px: 3, textTransform: 'none' }}
          >
            {isOn && <CheckIcon aria-hidden sx={{ fontSize: 16 }} />}
            {field.translated === false ? code : translate(`resources.${resource}.choices.${name}.${code}`)}
          </ToggleButton>
        );
      })}
    </Box>
  );
}

/** One code of the set is enough to filter by. */
export function ChoicesFilter(props: InputProps<FieldOf<'choices'>>) {
  return <ChoiceInput {...props} field={{ ...props.field, kind: 'choice' }} />;
}
