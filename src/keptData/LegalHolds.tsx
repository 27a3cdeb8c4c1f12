import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { LegalHold } from '../contract/keeping/legalHolds';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { HoldsTable } from './HoldsTable';
import { PlaceHoldDialog } from './PlaceHoldDialog';
import { ReleaseHoldDialog } from './ReleaseHoldDialog';
import { useLegalHolds } from './useKeptData';

/** What nobody may remove, by whom and why. */
export function LegalHolds() {
  const translate = useT();
  const id = useId();
  const { data, isPending, isError, refetch, refresh } = useLegalHolds(true);
  const mayPlace = useAllowed(PERMISSIONS.kept_data.placeHold);
  const [isPlacing, setIsPlacing] = useState(false);
  const [releasing, setReleasing] = useState<LegalHold | null>(null);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {translate('keptData.holds.title')}
          </Typography>
          <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
            {translate('keptData.holds.lead')}
          </Typography>
        </Box>
        {mayPlace && (
          <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={() => setIsPlacing(true)}>
            {translate('keptData.holds.place')}
          </Button>
        )}
      </Box>
      {isError && (
        <LoadFailed onRetry={() => void refetch()}>{translate('keptData.holds.failed')}</LoadFailed>
      )}
      {isPending && <Skeleton variant="rounded" height={120} />}
      {data && (
        <Card>
          {data.length === 0 ? (
            <Typography color="text.secondary" sx={{ p: 4 }}>
              {translate('keptData.holds.empty')}
            </Typography>
          ) : (
            <HoldsTable holds={data} onRelease={setReleasing} />
          )}
        </Card>
      )}
      {isPlacing && <PlaceHoldDialog onPlaced={refresh} onClose={() => setIsPlacing(false)} />}
      {releasing && (
        <ReleaseHoldDialog hold={releasing} onReleased={refresh} onClose={() => setReleasing(null)} />
      )}
    </Box>
  );
}
