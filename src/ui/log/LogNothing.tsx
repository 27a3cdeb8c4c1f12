import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NothingProps {
  role: 'alert' | 'status';
  title: string;
  text: string;
  action: ReactNode;
}

/** Message of a log without entries. */
export function LogNothing({ role, title, text, action }: NothingProps) {
  return (
    <Box
      role={role}
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 14, textAlign: 'center' }}
    >
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '56ch' }}>{text}</Typography>
      <Box sx={{ mt: 2 }}>{action}</Box>
    </Box>
  );
}
