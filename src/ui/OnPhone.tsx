import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Column name beside a value in a stacked table on a phone, where the table head is hidden. */
export function OnPhone({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'none', '@media (max-width: 600px)': { display: 'inline' } }}>
      {children}
    </Box>
  );
}
