import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { LoadFailed } from '../../ui/LoadFailed';

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
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        px: { xs: 4, sm: 5 },
        py: 4,
        minWidth: 0,
        ...(isWide && { gridColumn: '1 / -1' }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          mb: 1,
          fontSize: 13,
        }}
      >
        <Typography
          id={id}
          variant="h3"
          component="h2"
          sx={{ fontSize: 13, fontWeight: 500, color: 'text.secondary' }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
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
