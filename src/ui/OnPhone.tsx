import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What a stacked table says beside a figure, as its heads are not to be seen on a phone. */
export function OnPhone({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'none', '@media (max-width: 600px)': { display: 'inline' } }}>
      {children}
    </Box>
  );
}
