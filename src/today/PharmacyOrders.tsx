import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { TodayOrders } from '../domain/runs/todayOrders';
import { fromWire } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { useNumber } from '../ui/useNumber';
import { TitledCard } from '../ui/TitledCard';
import { StackedBar } from './StackedBar';
import { formatTimeWithZone } from '../providers/measures';

/** Each place with its colour and the stops of the board that it counts. */
const PLACES = [
  ['unassigned', 'amber-edge', '/dispatch'],
  ['waiting', 'border-strong', '/dispatch?status=scheduled'],
  ['on_the_way', 'accent', '/dispatch?status=pickedUp,inProgress,attempted,rescheduled'],
  ['delivered', 'green-edge', '/dispatch?show=done'],
  ['not_delivered', 'red-edge', '/dispatch?status=rejected,missing,damaged,failed'],
] as const;

/** The pharmacy's own orders: where they are, and which runs come for bags next. */
export function PharmacyOrders({ orders, zone }: { orders: TodayOrders; zone: string }) {
  const translate = useT();
  const number = useNumber();
  const { counts, pickups } = orders;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <TitledCard
        heading="part"
        title={translate('today.orders.title')}
        aside={translate('today.orders.total', { smart_count: counts.total })}
      >
        {counts.total === 0 ? (
          <Typography color="text.secondary">{translate('today.orders.none')}</Typography>
        ) : (
          <StackedBar
            format={number}
            parts={PLACES.map(([place, colour, to]) => ({
              key: place,
              label: translate(`today.orders.${place}`),
              value: counts[place],
              colour,
              to,
            }))}
          />
        )}
      </TitledCard>
      <TitledCard heading="part" title={translate('today.orders.pickups')}>
        {pickups.length === 0 ? (
          <Typography color="text.secondary">{translate('today.orders.noPickups')}</Typography>
        ) : null}
        <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {pickups.map((run) => (
            <Box
              component="li"
              key={run.delivery_manifest_id}
              sx={{ display: 'flex', gap: 3, fontVariantNumeric: 'tabular-nums' }}
            >
              <span>{formatTimeWithZone(fromWire(run.start_at), zone)}</span>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <MuiLink component={Link} to={`/dispatch?run=${encodeURIComponent(run.name)}`}>
                  {run.name}
                </MuiLink>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {run.driver ?? translate('today.noDriver')}
                </Box>
              </Box>
              <b>{translate('today.orders.bags', { smart_count: run.bags })}</b>
            </Box>
          ))}
        </Box>
      </TitledCard>
    </Box>
  );
}
