import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useDay } from '../ui/useDay';
import { DayField } from '../board/day/DayField';
import { LiveDay } from '../board/day/LiveDay';
import { useT } from '../i18n/useT';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { LoadFailed } from '../ui/LoadFailed';
import { CashOfOneDriver } from './CashOfOneDriver';
import { DriversTable } from './DriversTable';
import { cashKey, useCash } from './useCash';
import { lazyPart } from '../providers/lazyPart';
import { dayText } from '../providers/measures';
import styles from './cashUp.module.css';

const CountCashDialog = lazyPart(() => import('./CountCashDialog'));

/** `/cash-up`: copayments of a day per driver, CDP and client, and the counted amounts. */
export default function CashUpPage() {
  const translate = useT();
  const { date, today, showDate } = useDay();
  const { data, isPending, isError, refetch } = useCash(date);
  const [counting, setCounting] = useState<string | null>(null);
  const driver = data?.find((one) => cashKey(one) === counting);
  return (
    <Box className={styles.page} sx={{ display: 'grid', gap: 4 }}>
      <LiveDay date={date} onChange={() => void refetch()} />
      <PageActions>
        <PageAction icon={<PrintIcon />} disabled={!data?.length} onClick={() => window.print()}>
          {translate('cashUp.print')}
        </PageAction>
      </PageActions>
      <Box>
        <Typography variant="h1">
          {translate('pages.cashUp')} · {dayText(date)}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('cashUp.lead')}
        </Typography>
      </Box>
      <div className={styles.screen}>
        <DayField date={date} today={today} onDate={showDate} />
      </div>
      {isError && <LoadFailed onRetry={() => void refetch()}>{translate('cashUp.failed')}</LoadFailed>}
      {isPending && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography color="text.secondary">{translate('cashUp.empty')}</Typography>}
      {data && data.length > 0 && (
        <>
          <DriversTable drivers={data} onCount={(one) => setCounting(cashKey(one))} />
          <div className={styles.forms}>
            {data.map((one) => (
              <CashOfOneDriver key={cashKey(one)} driver={one} />
            ))}
          </div>
        </>
      )}
      {driver && (
        <Suspense fallback={null}>
          <CountCashDialog
            key={cashKey(driver)}
            date={date}
            driver={driver}
            onDone={refetch}
            onClose={() => setCounting(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
