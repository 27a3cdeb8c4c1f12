import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '../../i18n/useT';
import { useMessageOf } from '../../ui/useMessageOf';

interface QueryNoticeProps {
  query: { isPending: boolean; error: unknown; refetch: () => unknown };
}

/** Stands where addresses will be: they are on their way, or did not come, and why. */
export function QueryNotice({ query }: QueryNoticeProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  if (query.error) {
    return (
      <Alert
        severity="error"
        sx={{ gridColumn: '1 / -1' }}
        action={
          <Button color="inherit" size="small" onClick={() => void query.refetch()}>
            {translate('addresses.list.retry')}
          </Button>
        }
      >
        {translate('addresses.list.failed')} {messageOf(query.error)}
      </Alert>
    );
  }
  return query.isPending ? <Skeleton variant="rounded" height={72} sx={{ gridColumn: '1 / -1' }} /> : null;
}
