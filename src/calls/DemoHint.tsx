import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';
import { useValue } from '../providers/valueStore';
import { centre } from './callCentre';

/** In a demo: where the number rings. */
export function DemoHint() {
  const translate = useT();
  const { service } = useValue(centre);
  if (!service?.is_demo) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('calls.dial.demo')}{' '}
      <MuiLink href="#/demo-phone" target="_blank" rel="noopener" underline="always">
        {translate('calls.dial.openDemo')}
      </MuiLink>
    </Typography>
  );
}
