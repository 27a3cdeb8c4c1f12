import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type TableFrameProps = { children: ReactNode } & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * The frame of a table that scrolls sideways if it is too wide; it can be focused, so that the keyboard can
 * scroll it.
 */
export function TableFrame(props: TableFrameProps) {
  return (
    <Box
      role="group"
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
      }}
      {...props}
    />
  );
}
