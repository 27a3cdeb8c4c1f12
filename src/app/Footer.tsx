import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { zoneAbbreviation } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { operationZone } from '../providers/operationZone';

/** Shown as the specification has it (spec §9, "App version"). */
const APP_VERSION = 'v2.5.4';

/** Names the zone of every time on the page that does not name its own. */
export function Footer() {
  const translate = useT();
  const zone = zoneAbbreviation(new Date(), operationZone());
  return (
    <Box component="footer" sx={{ paddingInline: { xs: 4, md: 5 }, paddingBlock: 3 }}>
      <Typography variant="caption" color="text.secondary">
        <bdi dir="ltr">
          {translate('app.copyright', { year: new Date().getFullYear() })} · {APP_VERSION}
        </bdi>{' '}
        · {translate('app.timesIn', { zone })}
      </Typography>
    </Box>
  );
}
