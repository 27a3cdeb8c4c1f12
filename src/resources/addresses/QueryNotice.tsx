import Skeleton from '@mui/material/Skeleton';
import { useT } from '../../i18n/useT';
import { useMessageOf } from '../../ui/useMessageOf';
import { LoadFailed } from '../../ui/LoadFailed';

interface QueryNoticeProps {
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
}

/** Stands where addresses will be: they are on their way, or did not come, and why. */
export function QueryNotice({ query }: QueryNoticeProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  if (query.error) {
    return (
      <LoadFailed onRetry={() => void query.refetch()} sx={{ gridColumn: '1 / -1' }}>
        {translate('addresses.list.failed')} {messageOf(query.error)}
      </LoadFailed>
    );
  }
  return query.isPending ? <Skeleton variant="rounded" height={72} sx={{ gridColumn: '1 / -1' }} /> : null;
}
