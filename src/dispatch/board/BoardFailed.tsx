import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { HttpError } from '../../providers/http';
import { errorText } from '../errorText';

/** Why the day did not come, and another try. */
export function BoardFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{translate('dispatch.retry')}</Button>}>
      {translate('dispatch.loadFailed')}.{' '}
      {error instanceof HttpError ? errorText(error, translate) : error.message}
    </Alert>
  );
}
