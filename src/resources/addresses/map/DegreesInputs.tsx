import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Point } from '../../../domain/addresses/distance';
import { useT } from '../../../i18n/useT';
import { FieldFrame } from '../../../ui/FieldFrame';

const LIMITS = { latitude: 90, longitude: 180 } as const;
const EXAMPLES = { latitude: '32.7456', longitude: '-117.0367' } as const;
type Axis = keyof typeof LIMITS;

function degreesOf(text: string, axis: Axis): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Math.abs(value) <= LIMITS[axis] ? value : null;
}

/** Latitude and longitude as numbers: for who has them from elsewhere, and without a map. */
export function DegreesInputs({ point, onMove }: { point: Point; onMove: (point: Point) => void }) {
  const translate = useT();
  const [typed, setTyped] = useState<{ axis: Axis; text: string } | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {(['latitude', 'longitude'] as const).map((axis) => {
        const text = typed?.axis === axis ? typed.text : String(point[axis]);
        const isWrong = degreesOf(text, axis) === null;
        return (
          <FieldFrame
            key={axis}
            label={translate(`addresses.map.${axis}`)}
            problem={isWrong && translate('addresses.map.degrees', { example: EXAMPLES[axis] })}
          >
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                size="small"
                fullWidth
                value={text}
                error={isWrong}
                slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': describedBy } }}
                onChange={({ target }) => {
                  setTyped({ axis, text: target.value });
                  const value = degreesOf(target.value, axis);
                  if (value !== null) onMove({ ...point, [axis]: value });
                }}
                onBlur={() => setTyped(null)}
              />
            )}
          </FieldFrame>
        );
      })}
    </Box>
  );
}
