import Button from '@mui/material/Button';
import { useNotify, useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useT } from '../i18n/useT';
import { isChunkError } from '../providers/chunkError';
import { MessagePage } from '../ui/MessagePage';

/** Error of a page that failed to render, shown in its place; navigation resets it. */
export function ErrorPage({ error, resetErrorBoundary }: FallbackProps) {
  const translate = useT();
  const notify = useNotify();
  const key = isChunkError(error) ? 'errors.chunk' : 'errors.pageBroken';
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  useEffect(() => notify(key, { type: 'error' }), [key, notify]);
  return (
    <MessagePage title={translate('errors.unexpected')} text={translate(key)}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('errors.reload')}
      </Button>
    </MessagePage>
  );
}
