import CloseIcon from '@mui/icons-material/LockOutlined';
import AddIcon from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { BillingLine, BillingPeriod } from '../contract/billing/billing';
import { PERMISSIONS } from '../domain/access/permissions';
import { closingObstacle } from '../domain/billing/billingPeriod';
import { useT } from '../i18n/useT';
import { HttpError } from '../providers/http';
import { lazyPart } from '../providers/lazyPart';
import { showMessage } from '../providers/messageLog';
import { operationZone } from '../providers/operationZone';
import { useAllowed } from '../providers/usePermissions';
import { LoadFailed } from '../ui/LoadFailed';
import { MessagePage } from '../ui/MessagePage';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { useMessageOf } from '../ui/useMessageOf';
import { useZonedTime } from '../ui/useZonedTime';
import { ChargesTable } from './ChargesTable';
import { InvoiceButtons } from './InvoiceButtons';
import { PeriodLines } from './PeriodLines';
import { PeriodState } from './PeriodState';
import { useMonthText } from '../ui/useMonthText';
import { sendRemoval, usePeriod } from './usePeriod';

const CorrectDialog = lazyPart(() => import('./CorrectDialog'));
const CloseDialog = lazyPart(() => import('./CloseDialog'));

/** `/billing/:id`: a month of one client, line by line, until it is closed and an invoice. */
export default function PeriodPage() {
  const translate = useT();
  const { id } = useParams();
  const { data, error, refetch, refresh } = usePeriod(Number(id));
  if (error instanceof HttpError && error.status === 404)
    return (
      <MessagePage title={translate('pages.billingPeriod')} text={translate('billing.period.unknown')}>
        <Button component={Link} to="/billing" variant="outlined">
          {translate('pages.billing')}
        </Button>
      </MessagePage>
    );
  if (error && !data)
    return <LoadFailed onRetry={() => void refetch()}>{translate('billing.failed')}</LoadFailed>;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return <OnePeriod period={data} onChange={refresh} />;
}

type Asking = { dialog: 'correct'; deliveryId: number | null } | { dialog: 'close' } | null;

function OnePeriod({ period, onChange }: { period: BillingPeriod; onChange: () => Promise<unknown> }) {
  const translate = useT();
  const zoned = useZonedTime();
  const messageOf = useMessageOf();
  const monthText = useMonthText();
  const [asking, setAsking] = useState<Asking>(null);
  const isOpen = period.state === 'open';
  const mayCorrect = useAllowed(PERMISSIONS.billing.correct) && isOpen;
  const mayClose = useAllowed(PERMISSIONS.billing.close) && isOpen;
  const mayInvoice = useAllowed(PERMISSIONS.billing.invoice) && !isOpen;
  const obstacle = closingObstacle(period, period.has_earlier_open, new Date(), operationZone());
  const remove = (line: BillingLine) => {
    sendRemoval(period, line.id).then(
      () => {
        showMessage({ kind: 'success', text: translate('billing.period.removed') });
        void onChange();
      },
      (error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
        showMessage({ kind: 'error', text: messageOf(error) });
        void onChange();
      },
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageActions>
        {mayCorrect ? (
          <PageAction icon={<AddIcon />} onClick={() => setAsking({ dialog: 'correct', deliveryId: null })}>
            {translate('billing.period.add')}
          </PageAction>
        ) : null}
        {mayClose ? (
          <PageAction
            variant="contained"
            icon={<CloseIcon />}
            disabled={obstacle !== null}
            onClick={() => setAsking({ dialog: 'close' })}
          >
            {translate('billing.period.close')}
          </PageAction>
        ) : null}
      </PageActions>
      <Box>
        <Typography variant="h1">
          {period.client} · {monthText(period.from_date)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1 }}>
          <PeriodState period={period} />
          {period.invoice_number ? <span>{period.invoice_number}</span> : null}
          <Typography component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {period.closed_at !== null
              ? translate('billing.period.closedBy', {
                  name: period.closed_by_name ?? '',
                  at: zoned(period.closed_at),
                })
              : period.calculated_at !== null
                ? translate('billing.period.calculated', { at: zoned(period.calculated_at) })
                : null}
          </Typography>
        </Box>
      </Box>
      {mayClose && obstacle ? (
        <Alert severity="info">{translate(`billing.period.obstacles.${obstacle}`)}</Alert>
      ) : null}
      {period.without_prices > 0 ? (
        <Alert severity="warning">
          {translate('billing.withoutPrices', { smart_count: period.without_prices })}
        </Alert>
      ) : null}
      {mayInvoice ? <InvoiceButtons periodId={period.id} /> : null}
      <ChargesTable period={period} />
      <PeriodLines
        period={period}
        onCorrect={
          mayCorrect
            ? (line) => setAsking({ dialog: 'correct', deliveryId: line.delivery_event_id })
            : undefined
        }
        onRemove={mayCorrect ? remove : undefined}
      />
      <Suspense fallback={null}>
        {asking?.dialog === 'correct' ? (
          <CorrectDialog
            period={period}
            deliveryId={asking.deliveryId}
            onDone={onChange}
            onClose={() => setAsking(null)}
          />
        ) : null}
        {asking?.dialog === 'close' ? (
          <CloseDialog period={period} onDone={onChange} onClose={() => setAsking(null)} />
        ) : null}
      </Suspense>
    </Box>
  );
}
