import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CashOfDriver } from '../domain/custody/custodyView';
import { fromWire } from '../domain/time/dates';
import { formatMoney } from '../domain/money/money';
import { useT } from '../i18n/useT';
import { operationZone } from '../providers/operationZone';
import { CashTable } from './CashTable';
import { Difference } from './Difference';
import { formatTimeWithZone } from '../providers/measures';
import styles from './cashUp.module.css';

interface CashOfOneDriverProps {
  driver: CashOfDriver;
}

/** The printed form of one driver's day for one CDP: amount due, counted amount, space for a signature. */
export function CashOfOneDriver({ driver }: CashOfOneDriverProps) {
  const translate = useT();
  const { cash_up: counted } = driver;
  const title = `${driver.employee} · ${driver.cdp_name}`;
  return (
    <Card
      component="section"
      className={styles.driver}
      aria-label={title}
      sx={{ p: 4, display: 'grid', gap: 3 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h2">{title}</Typography>
          <Typography color="text.secondary">
            {driver.runs.join(', ')} · {translate('cashUp.deliveries', { smart_count: driver.deliveries })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {counted ? (
            <>
              <span className="tabular">
                {translate('cashUp.counted')} {formatMoney(counted.counted_amount)}
              </span>
              <Difference owed={driver.to_hand_over} counted={counted.counted_amount} />
            </>
          ) : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate('cashUp.notCounted')}
            </Box>
          )}
        </Box>
      </Box>
      <CashTable driver={driver} />
      {counted && (
        <Typography color="text.secondary" sx={{ fontSize: 13 }}>
          {translate('cashUp.countedBy', {
            at: formatTimeWithZone(fromWire(counted.closed_at), operationZone()),
            who: counted.closed_by_name,
          })}
          {counted.reason && ` · ${counted.reason}`}
        </Typography>
      )}
      <div className={styles.signature}>{translate('cashUp.signature')}</div>
    </Card>
  );
}
