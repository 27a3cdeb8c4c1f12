import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  text: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** A page with only a message, such as that of an unknown address. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '72ch', justifyItems: 'start' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary">{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{children}</Box>
    </Box>
  );
}
