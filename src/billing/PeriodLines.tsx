import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  BILLING_LINE_KINDS,
  BILLING_LINES_PER_PAGE,
  type BillingLine,
  type BillingLineKind,
  type BillingPeriod,
} from '../contract/billing/billing';
import { useT } from '../i18n/useT';
import { LoadFailed } from '../ui/LoadFailed';
import { useNumber } from '../ui/useNumber';
import { LinesTable } from './LinesTable';
import { useLines } from './usePeriod';
import { ChevronLeft as PreviousIcon, ChevronRight as NextIcon } from '../ui/pointingIcons';

interface PeriodLinesProps {
  period: BillingPeriod;
  onCorrect?: (line: BillingLine) => void;
  onRemove?: (line: BillingLine) => void;
}

/** The lines of a period by kind, page by page. */
export function PeriodLines({ period, onCorrect, onRemove }: PeriodLinesProps) {
  const translate = useT();
  const number = useNumber();
  const [kind, setKind] = useState<BillingLineKind>('delivery');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useLines(period.id, kind, page, period.version);
  const counts: Readonly<Record<BillingLineKind, number>> = {
    delivery: period.deliveries,
    difference: period.differences,
    correction: period.corrections,
  };
  const first = (page - 1) * BILLING_LINES_PER_PAGE + 1;
  const last = Math.min(counts[kind], first + BILLING_LINES_PER_PAGE - 1);
  return (
    <Box component="section" aria-label={translate('billing.period.lines')} sx={{ display: 'grid', gap: 3 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={translate('billing.period.lines')}
        sx={{ flexWrap: 'wrap' }}
        onChange={(_, next: BillingLineKind | null) => {
          if (!next) return;
          setKind(next);
          setPage(1);
        }}
      >
        {BILLING_LINE_KINDS.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`billing.period.kinds.${each}`)} ({number(counts[each])})
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error ? <LoadFailed onRetry={() => void refetch()}>{translate('billing.failed')}</LoadFailed> : null}
      {data?.length === 0 ? (
        <Typography color="text.secondary">{translate('billing.period.noLines')}</Typography>
      ) : null}
      {data && data.length > 0 ? (
        <>
          <LinesTable
            kind={kind}
            lines={data}
            onCorrect={kind === 'correction' ? undefined : onCorrect}
            onRemove={kind === 'correction' ? onRemove : undefined}
          />
          {counts[kind] > BILLING_LINES_PER_PAGE ? (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
              <Typography role="status" sx={{ fontSize: 13, marginInlineEnd: 'auto' }}>
                {translate('billing.period.page', {
                  first: number(first),
                  last: number(last),
                  total: number(counts[kind]),
                })}
              </Typography>
              <IconButton
                size="small"
                disabled={page === 1}
                aria-label={translate('billing.period.prev')}
                onClick={() => setPage(page - 1)}
              >
                <PreviousIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                disabled={last >= counts[kind]}
                aria-label={translate('billing.period.next')}
                onClick={() => setPage(page + 1)}
              >
                <NextIcon fontSize="small" />
              </IconButton>
            </Box>
          ) : null}
        </>
      ) : null}
      {!data && !error ? <Skeleton variant="rounded" height={200} /> : null}
    </Box>
  );
}
