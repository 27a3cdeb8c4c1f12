import { Alert, Button } from '@mui/material';
import { useT } from '../i18n/useT';
import { HttpError } from '../providers/http';
import { errorText } from './errorText';

/** Why the day did not come, and another try. */
export function BoardFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const translate = useT();
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{translate('dispatch.retry')}</Button>}>
      {translate('dispatch.loadFailed')}.{' '}
      {error instanceof HttpError ? errorText(error, translate) : error.message}
    </Alert>
  );
}
