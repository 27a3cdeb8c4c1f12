import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';

/** Shown as the specification has it (spec §9, "App version"). */
const APP_VERSION = 'v2.5.4';

export function Footer() {
  const translate = useT();
  return (
    <Box component="footer" sx={{ paddingInline: { xs: 4, md: 5 }, paddingBlock: 3 }}>
      <Typography variant="caption" color="text.secondary">
        {translate('app.copyright', { year: new Date().getFullYear() })} · {APP_VERSION}
      </Typography>
    </Box>
  );
}
