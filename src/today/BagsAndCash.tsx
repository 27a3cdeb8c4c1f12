import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { TodayAnswer } from '../contract/today/today';
import type { CdpBags, CdpCash } from '../domain/custody/byCdp';
import { formatMoney } from '../domain/money/money';
import { useT } from '../i18n/useT';
import { useNumber } from '../ui/useNumber';
import { TitledCard } from '../ui/TitledCard';
import { StackedBar } from './StackedBar';

const PLACES = [
  ['expected', 'border-strong'],
  ['inVehicle', 'accent'],
  ['delivered', 'green-edge'],
  ['returned', 'violet-edge'],
  ['missing', 'red-edge'],
] as const;

function Bags({ bags, date }: { bags: CdpBags; date: string }) {
  const translate = useT();
  const number = useNumber();
  return (
    <>
      <StackedBar
        format={number}
        parts={PLACES.map(([place, colour]) => ({
          key: place,
          label: translate(`today.bags.${place}`),
          value: bags.counts[place],
          colour,
          to: `/custody?date=${date}`,
        }))}
      />
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
        {bags.is_closed
          ? translate('today.bags.closed')
          : translate('today.bags.openRuns', { smart_count: bags.open_runs })}
      </Typography>
    </>
  );
}

function Cash({ cash, date }: { cash: CdpCash; date: string }) {
  const translate = useT();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, fontSize: 13 }}>
      <MuiLink component={Link} to={`/cash-up?date=${date}`}>
        {translate('today.cash.toHandOver', { amount: formatMoney(cash.to_hand_over) })}
      </MuiLink>
      <span>{translate('today.cash.counted', { amount: formatMoney(cash.counted) })}</span>
      {cash.drivers > 0 ? (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate('today.cash.drivers', { smart_count: cash.drivers })}
        </Box>
      ) : null}
    </Box>
  );
}

/** Where the bags and the cash of the day are, per CDP; only what the person may read. */
export function BagsAndCash({ view: { bags, cash, date } }: { view: TodayAnswer }) {
  const translate = useT();
  if (!bags && !cash) return null;
  const names = new Map(
    [...(bags ?? []), ...(cash ?? [])].map((each) => [each.close_door_pharmacy_id, each.cdp_name]),
  );
  const of = <Row extends { close_door_pharmacy_id: number }>(rows: readonly Row[] | null, id: number) =>
    rows?.find((row) => row.close_door_pharmacy_id === id);
  return (
    <TitledCard
      heading="part"
      title={translate(!cash ? 'today.bags.title' : bags ? 'today.bags.andCash' : 'today.cash.title')}
    >
      {names.size === 0 ? (
        <Typography color="text.secondary">{translate('today.bags.none')}</Typography>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 4, listStyle: 'none', m: 0, p: 0 }}>
        {[...names].map(([id, name]) => {
          const [ownBags, ownCash] = [of(bags, id), of(cash, id)];
          return (
            <Box component="li" key={id} sx={{ display: 'grid', gap: 1.5 }}>
              <b>{name}</b>
              {ownBags ? <Bags bags={ownBags} date={date} /> : null}
              {ownCash ? <Cash cash={ownCash} date={date} /> : null}
            </Box>
          );
        })}
      </Box>
    </TitledCard>
  );
}
