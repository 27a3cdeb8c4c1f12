import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useT } from '../i18n/useT';

interface LoadFailedProps extends Pick<AlertProps, 'sx' | 'children'> {
  /** A warning when older data is still shown. */
  severity?: 'error' | 'warning';
  onRetry: () => void;
}

/** What could not be loaded, and a button to try again. */
export function LoadFailed({ severity = 'error', onRetry, sx, children }: LoadFailedProps) {
  const translate = useT();
  return (
    <Alert
      severity={severity}
      sx={sx}
      action={
        <Button size="small" color="inherit" onClick={() => onRetry()}>
          {translate('screens.empty.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
