import { Alert, Button, Skeleton } from '@mui/material';
import { useT } from '../i18n/useT';
import { HttpError } from '../providers/http';

/** Shown while a proof loads, and when it fails. */
export function ProofState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const translate = useT();
  if (!error) return <Skeleton variant="rounded" height={320} />;
  const isUnknown = error instanceof HttpError && error.status === 404;
  return (
    <Alert
      severity={isUnknown ? 'warning' : 'error'}
      action={isUnknown ? null : <Button onClick={onRetry}>{translate('screens.empty.retry')}</Button>}
    >
      {translate(isUnknown ? 'proof.unknown' : 'proof.failed')}
    </Alert>
  );
}
