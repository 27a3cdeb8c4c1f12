import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PERMISSIONS } from '../domain/access/permissions';
import { SHOWN_GROUP_NAMES } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { KindsTable } from './KindsTable';
import { LegalHolds } from './LegalHolds';
import { useKeptData } from './useKeptData';

/** `/kept-data`: how long data is kept, what is removed of it, and what is held. */
export default function KeptDataPage() {
  const translate = useT();
  const { data, isPending, isError, refetch } = useKeptData();
  const mayRead = useAllowed(PERMISSIONS.advanced_settings.read);
  const mayHold = useAllowed(PERMISSIONS.kept_data.listHolds);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h1">{translate('pages.keptData')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('keptData.lead')}
        </Typography>
        {mayRead && (
          <Link
            component={RouterLink}
            to={`/advanced-settings?current=${SHOWN_GROUP_NAMES.indexOf('keeping')}`}
            sx={{ lineHeight: '24px' }}
          >
            {translate('keptData.change')}
          </Link>
        )}
      </Box>
      {isError && <LoadFailed onRetry={() => void refetch()}>{translate('keptData.failed')}</LoadFailed>}
      {isPending && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Card>
          <KindsTable kinds={data.kinds} />
        </Card>
      )}
      {mayHold && <LegalHolds />}
    </Box>
  );
}
