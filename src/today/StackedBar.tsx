import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

export interface BarPart {
  key: string;
  label: string;
  value: number;
  /** Name of a colour of the theme. */
  colour: string;
  /** Opens what the part counts. */
  to?: string;
}

interface StackedBarProps {
  parts: readonly BarPart[];
  format: (value: number) => string;
}

/** Parts of a whole as a bar, and the same as words with numbers; each opens what it counts. */
export function StackedBar({ parts, format }: StackedBarProps) {
  const shown = parts.filter(({ value }) => value > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', gap: '2px', height: 12, borderRadius: '6px', overflow: 'hidden' }}
      >
        {shown.map(({ key, value, colour }) => (
          <Box key={key} sx={{ flex: `${value} 1 3px`, bgcolor: `var(--${colour})` }} />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {shown.map(({ key, label, value, colour, to }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: 13 }}
          >
            <Box
              aria-hidden="true"
              sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: `var(--${colour})` }}
            />
            {to ? (
              <Box component={Link} to={to} sx={{ color: 'inherit' }}>
                {label} <b>{format(value)}</b>
              </Box>
            ) : (
              <span>
                {label} <b>{format(value)}</b>
              </span>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
