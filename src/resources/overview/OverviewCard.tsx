import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { LoadFailed } from '../../ui/LoadFailed';
import { TitledCard } from '../../ui/TitledCard';

/** Cards side by side where there is room; on a phone one below the other. */
export function OverviewCards({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
        '&:empty': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

interface OverviewCardProps {
  title: string;
  /** At the right of the title: a way to all of it. */
  action?: ReactNode;
  /** Over the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

export function OverviewCard({ title, action, isWide = false, children }: OverviewCardProps) {
  return (
    <TitledCard title={title} heading="fact" aside={action} isWide={isWide}>
      {children}
    </TitledCard>
  );
}

/** In place of the answer: it is on its way, or did not come. */
export function OverviewPending({ query }: { query: { isError: boolean; refetch: () => unknown } }) {
  const translate = useT();
  if (query.isError)
    return <LoadFailed onRetry={() => void query.refetch()}>{translate('overview.failed')}</LoadFailed>;
  return (
    <Skeleton variant="rounded" height={72} role="status" aria-label={translate('screens.list.loading')} />
  );
}

/** A sentence in place of what there is not. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>;
}
