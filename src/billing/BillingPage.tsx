import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import PricesIcon from '@mui/icons-material/SellOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { billingMonthCall, calculateMonthCall } from '../contract/billing/billing';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { useAllowed } from '../providers/usePermissions';
import { MonthSelect } from '../ui/MonthSelect';
import { LoadFailed } from '../ui/LoadFailed';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { useMessageOf } from '../ui/useMessageOf';
import { PeriodsTable } from './PeriodsTable';
import { ReconciliationTiles } from './ReconciliationTiles';
import { useMonth } from './useMonth';
import { useMonthText } from '../ui/useMonthText';

/** While a month is being calculated. Milliseconds. */
const POLL_MS = 2_000;

/** `/billing`: a month of all clients, beside what drivers collected in it. */
export default function BillingPage() {
  const translate = useT();
  const messageOf = useMessageOf();
  const monthText = useMonthText();
  const { month, months, showMonth } = useMonth();
  const mayCalculate = useAllowed(PERMISSIONS.billing.calculate);
  const seesPrices = useAllowed(PERMISSIONS.billing.listPrices);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', month],
    queryFn: ({ signal }) => readApi(billingMonthCall, { query: { month } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.is_calculating ? POLL_MS : false),
    retry: false,
  });
  const calculate = () => {
    setTrouble(null);
    readApi(calculateMonthCall, { body: { month } }).then(
      () => {
        showMessage({ kind: 'success', text: translate('billing.started') });
        void refetch();
      },
      (refusal: unknown) => {
        if (!(refusal instanceof HttpError)) throw refusal;
        setTrouble(messageOf(refusal));
      },
    );
  };
  const isShown = data?.month === month;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageActions>
        {seesPrices ? (
          <PageAction component={Link} to="/data/price-lists" icon={<PricesIcon />}>
            {translate('billing.prices')}
          </PageAction>
        ) : null}
        {mayCalculate ? (
          <PageAction
            variant="contained"
            icon={<CalculateIcon />}
            disabled={data?.is_calculating === true}
            onClick={calculate}
          >
            {translate('billing.calculate')}
          </PageAction>
        ) : null}
      </PageActions>
      <Box>
        <Typography variant="h1">{translate('billing.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('billing.lead')}
        </Typography>
      </Box>
      <Box sx={{ maxWidth: 240 }}>
        <MonthSelect label={translate('billing.month')} months={months} value={month} onChange={showMonth} />
      </Box>
      {trouble ? <Alert severity="error">{trouble}</Alert> : null}
      {error ? (
        <LoadFailed severity={isShown ? 'warning' : 'error'} onRetry={() => void refetch()}>
          {translate('billing.failed')}
        </LoadFailed>
      ) : null}
      {data?.is_calculating ? (
        <Box role="status">
          <Typography sx={{ fontSize: 13, mb: 1 }}>{translate('billing.calculating')}</Typography>
          <LinearProgress aria-label={translate('billing.calculating')} />
        </Box>
      ) : null}
      {isShown ? (
        <>
          <ReconciliationTiles reconciliation={data.reconciliation} month={month} />
          {data.periods.length > 0 ? (
            <PeriodsTable
              label={translate('billing.periodsOf', { month: monthText(month) })}
              periods={data.periods}
            />
          ) : data.is_calculating ? null : (
            <Box sx={{ py: 8, textAlign: 'center' }}>
              <Typography>{translate('billing.empty')}</Typography>
              <Typography color="text.secondary">{translate('billing.emptyHint')}</Typography>
            </Box>
          )}
        </>
      ) : error ? null : (
        <Skeleton variant="rounded" height={280} />
      )}
    </Box>
  );
}
