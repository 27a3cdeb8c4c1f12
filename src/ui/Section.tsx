import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title?: string;
  /** One sentence: the purpose of these fields. */
  purpose?: string;
  children: ReactNode;
}

/** Two columns of fields from 900 px. */
export const factGrid = {
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** A named group of fields, two columns from 900 px (look.md). */
export function Section({ title, purpose, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        p: { xs: 4, sm: 5 },
      }}
    >
      {title && (
        <Typography id={id} variant="h2">
          {title}
        </Typography>
      )}
      {purpose && <Typography sx={{ color: 'text.secondary', maxWidth: '72ch' }}>{purpose}</Typography>}
      <Box sx={{ ...factGrid, rowGap: 4, mt: title ? 4 : 0 }}>{children}</Box>
    </Box>
  );
}
