import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

/** A labelled filter of a log. */
export function Filter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 1, fontSize: 13, fontWeight: 500 }}>
        {label}
      </Box>
      {children(id)}
    </Box>
  );
}
