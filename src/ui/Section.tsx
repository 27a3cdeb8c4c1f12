import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TitledCard } from './TitledCard';

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
  return (
    <TitledCard title={title} purpose={purpose}>
      <Box sx={{ ...factGrid, rowGap: 4 }}>{children}</Box>
    </TitledCard>
  );
}
