import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The fields of a form, none of which takes anything while it is saved. */
export function Locked({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      disabled={when}
      sx={{ display: 'grid', gap: 4, border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      {children}
    </Box>
  );
}
