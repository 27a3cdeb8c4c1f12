import { useT } from '../i18n/useT';
import { HttpError } from '../providers/http';
import { LoadFailed } from '../ui/LoadFailed';
import { errorText } from './errorText';

/** Shows why the day could not be loaded, with a button to try again. */
export function BoardFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const translate = useT();
  return (
    <LoadFailed onRetry={onRetry}>
      {translate('dispatch.loadFailed')}.{' '}
      {error instanceof HttpError ? errorText(error, translate) : error.message}
    </LoadFailed>
  );
}
