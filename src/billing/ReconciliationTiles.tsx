import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Reconciliation } from '../contract/billing/billing';
import { PERMISSIONS } from '../domain/access/permissions';
import { formatMoney } from '../domain/money/money';
import { periodBeforeDay } from '../domain/reports/schedulePeriod';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { figureTile, figureTiles } from '../ui/figureTile';

const FIGURES = ['charged', 'copayments', 'by_card', 'to_hand_over', 'counted', 'missing'] as const;
type Figure = (typeof FIGURES)[number];

/** The report that takes a figure apart. */
const REPORTS: Readonly<Partial<Record<Figure, string>>> = {
  copayments: 'copayments',
  by_card: 'copayments',
  to_hand_over: 'copayments',
  counted: 'cash_ups',
  missing: 'cash_ups',
};

/** What clients are charged beside what drivers collected. Each collected figure opens its report. */
export function ReconciliationTiles({
  reconciliation,
  month,
}: {
  reconciliation: Reconciliation;
  month: string;
}) {
  const translate = useT();
  const id = useId();
  const seesReports = useAllowed(PERMISSIONS.reports.view);
  // The month before the first day of the next one.
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const { from, to } = periodBeforeDay('monthly', next.toISOString().slice(0, 10));
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {translate('billing.reconciliation.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '72ch', mb: 2 }}>
        {translate('billing.reconciliation.lead')}
      </Typography>
      <Box component="ul" sx={figureTiles}>
        {FIGURES.map((figure) => {
          const report = seesReports ? REPORTS[figure] : undefined;
          const isShort = figure === 'missing' && reconciliation.missing !== '0.00';
          const content = (
            <>
              <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                {translate(`billing.reconciliation.${figure}`)}
              </Box>
              <Box component="span" sx={{ ...big, ...(isShort && { color: 'var(--red-text)' }) }}>
                {formatMoney(reconciliation[figure])}
              </Box>
            </>
          );
          return (
            <li key={figure}>
              {report ? (
                <ButtonBase
                  component={Link}
                  to={`/reports/view/${report}?period=own&from=${from}&to=${to}`}
                  sx={figureTile}
                >
                  {content}
                </ButtonBase>
              ) : (
                <Box sx={figureTile}>{content}</Box>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const big = {
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
