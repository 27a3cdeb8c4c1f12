import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A named part of the day. */
export function Card({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        p: 4,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 3 }}>
        <Typography id={id} variant="h3" sx={{ fontSize: 15, fontWeight: 600 }}>
          {title}
        </Typography>
        {note ? <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{note}</Typography> : null}
      </Box>
      {children}
    </Box>
  );
}
