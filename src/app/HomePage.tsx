import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';

/** The start page: one sentence (spec §1). */
export default function HomePage() {
  const translate = useT();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '72ch' }}>
      <Typography variant="h1">{translate('pages.home')}</Typography>
      <Typography color="text.secondary">{translate('home.sentence')}</Typography>
    </Box>
  );
}
