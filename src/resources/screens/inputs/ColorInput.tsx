import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FieldOf } from '../../schema/fields';
import { useColorCatalog } from '../useColorCatalog';
import type { InputProps } from './inputProps';

/** Swatches of the catalogue as one group of radio buttons: arrow keys walk, the name is read aloud. */
export function ColorInput(props: InputProps<FieldOf<'color'>>) {
  const { id, name, label, value, onChange, onBlur, focusRef, disabled, describedBy, invalid, required } =
    props;
  const translate = useTranslate();
  const catalog = useColorCatalog();
  const chosen = typeof value === 'string' ? value.toUpperCase() : '';
  const known = catalog.some((one) => one.hex_color.toUpperCase() === chosen);
  const colors = chosen === '' || known ? catalog : [...catalog, { id: 0, color: chosen, hex_color: chosen }];
  return (
    <Box
      id={id}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 40, alignItems: 'center' }}
    >
      {colors.map((one, index) => {
        const hex = one.hex_color.toUpperCase();
        const isChosen = hex === chosen;
        const colorName = translate(`screens.colors.${one.color}`, { _: one.color });
        return (
          <Box
            key={hex}
            component="label"
            title={colorName}
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              width: 28,
              height: 28,
              borderRadius: '6px',
              bgcolor: hex,
              border: '1px solid',
              borderColor: 'divider',
              color: 'common.white',
              outline: isChosen ? '2px solid var(--accent)' : 'none',
              outlineOffset: 2,
              '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
            }}
          >
            <input
              type="radio"
              name={`${id}-${name}`}
              value={hex}
              checked={isChosen}
              disabled={disabled}
              aria-label={colorName}
              ref={isChosen || (!chosen && index === 0) ? focusRef : undefined}
              onChange={() => onChange(hex)}
              onBlur={onBlur}
              style={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' }}
            />
            {isChosen && (
              <CheckIcon aria-hidden sx={{ fontSize: 18, filter: 'drop-shadow(0 0 1px rgb(0 0 0 / .8))' }} />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
