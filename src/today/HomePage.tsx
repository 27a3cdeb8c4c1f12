import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { isAllowed, permission } from '../domain/access/access';
import { useT } from '../i18n/useT';
import { lazyPart } from '../providers/lazyPart';
import { speaksAdditions } from '../providers/serverContract';
import { usePermissions } from '../providers/usePermissions';

const Today = lazyPart(() => import('./Today'));
const DAY = permission('GET', '/delivery_manifest');

/** The start page: one sentence (spec §1), and the day for those who may see it. */
export default function HomePage() {
  const translate = useT();
  const hasDay = isAllowed(DAY, usePermissions()) && speaksAdditions();
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: '72ch' }}>
        <Typography variant="h1">{translate('pages.home')}</Typography>
        <Typography color="text.secondary">{translate('home.sentence')}</Typography>
      </Box>
      {hasDay ? (
        <Suspense fallback={null}>
          <Today />
        </Suspense>
      ) : null}
    </Box>
  );
}
