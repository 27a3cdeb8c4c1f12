import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  purpose?: string;
  children: ReactNode;
}

/** A narrow section beside the form, with the effects of the input. */
export function Panel({ title, purpose, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        p: 4,
      }}
    >
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {purpose && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
          {purpose}
        </Typography>
      )}
      {children}
    </Box>
  );
}
