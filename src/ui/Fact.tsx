import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One fact of a details page: label and value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: 13, lineHeight: '20px', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </Box>
  );
}
