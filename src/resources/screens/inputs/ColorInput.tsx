import Box from '@mui/material/Box';
import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslateAny } from '../../../i18n/useT';
import type { FieldOf } from '../../schema/fields';
import { useColorCatalog } from '../useColorCatalog';
import { useGroupProblem } from './choiceInputs';
import { commonOf, type InputProps } from './inputProps';

interface Swatch {
  id: string;
  name: string;
}

/** The colours of the catalogue as one group of radio buttons: arrow keys walk, the name stands beside. */
export function ColorInput(props: InputProps<FieldOf<'color'>>) {
  const translateAny = useTranslateAny();
  const catalog = useColorCatalog();
  const { group, describedBy } = useGroupProblem(props.source);
  const value: unknown = useWatch({ name: props.source });
  const chosen = typeof value === 'string' ? value.toUpperCase() : '';
  const swatches = catalog.map(({ color, hex_color }): Swatch => {
    return { id: hex_color.toUpperCase(), name: translateAny(`screens.colors.${color}`, { _: color }) };
  });
  const isKnown = chosen === '' || swatches.some(({ id }) => id === chosen);
  return (
    <div ref={group}>
      <RadioButtonGroupInput
        {...commonOf(props)}
        choices={isKnown ? swatches : [...swatches, { id: chosen, name: chosen }]}
        optionText={drawn}
        translateChoice={false}
        format={(hex: unknown) => (typeof hex === 'string' ? hex.toUpperCase() : '')}
        options={{
          'aria-label': props.label,
          'aria-describedby': describedBy,
          'aria-required': props.isRequired,
        }}
      />
    </div>
  );
}

function drawn({ id, name }: Swatch) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 16,
          height: 16,
          borderRadius: '4px',
          bgcolor: id,
          border: '1px solid',
          borderColor: 'divider',
        }}
      />
      {name}
    </Box>
  );
}
