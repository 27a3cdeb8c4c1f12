import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  /** Over both columns of its section, as for a text of several lines. */
  isWide?: boolean;
  children: ReactNode;
}

/** One fact of a details page: label, and value beside it. */
export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        minWidth: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: '144px minmax(0, 1fr)' },
        columnGap: 4,
        ...(isWide && { gridColumn: '1 / -1' }),
      }}
    >
      <Box component="dt" sx={{ fontSize: 13, lineHeight: '24px', color: 'text.secondary' }}>
        {label}
      </Box>
      {/* A name, a code or an address runs its own way. */}
      <Box
        component="dd"
        dir="auto"
        sx={{ m: 0, lineHeight: '24px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {children}
      </Box>
    </Box>
  );
}
