import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { NextDay, TodayAnswer } from '../contract/today/today';
import { useT } from '../i18n/useT';
import { dayText } from '../providers/measures';
import { PhoneLink } from '../ui/PhoneLink';
import { TitledCard } from '../ui/TitledCard';

const list = { display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 } as const;
const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Where deliveries wait for a run; each CDP opens its board. */
export function UnassignedCard({ view: { unassigned, cdps } }: { view: TodayAnswer }) {
  const translate = useT();
  return (
    <TitledCard heading="part" title={translate('today.byCdp')}>
      {unassigned.length === 0 ? (
        <Typography color="text.secondary">{translate('today.allAssigned')}</Typography>
      ) : null}
      <Box component="ul" sx={list}>
        {unassigned.map(({ close_door_pharmacy_id: id, stops }) => (
          <Box component="li" key={id} sx={line}>
            <MuiLink component={Link} to={`/dispatch?cdp=${id}`}>
              {cdps.find((cdp) => cdp.id === id)?.name ?? id}
            </MuiLink>
            <b>{stops}</b>
          </Box>
        ))}
      </Box>
    </TitledCard>
  );
}

/** Who takes over when somebody is missing, one press away from a call. */
export function OnCallCard({ view: { on_call: people } }: { view: TodayAnswer }) {
  const translate = useT();
  return (
    <TitledCard heading="part" title={translate('today.onCall')}>
      {people.length === 0 ? (
        <Typography color="text.secondary">{translate('today.nobodyOnCall')}</Typography>
      ) : null}
      <Box component="ul" sx={list}>
        {people.map(({ id, full_name, phone_number }) => (
          <Box component="li" key={id} sx={line}>
            <span>{full_name}</span>
            <PhoneLink phone={phone_number} />
          </Box>
        ))}
      </Box>
    </TitledCard>
  );
}

/** Whether the next working day is ready; over the whole width for those who make it ready. */
export function NextDayCard({ day, isWide = false }: { day: NextDay; isWide?: boolean }) {
  const translate = useT();
  const plan = `/schedule/scheduling?date=${day.date}`;
  const facts = [
    [translate('today.nextRuns', { smart_count: day.runs }), false],
    [translate('today.nextUnassigned', { smart_count: day.unassigned }), day.unassigned > 0],
    [translate('today.nextWithoutDriver', { smart_count: day.without_driver }), day.without_driver > 0],
    [translate('today.nextWithoutVehicle', { smart_count: day.without_vehicle }), day.without_vehicle > 0],
    [translate('today.nextUnpublished', { smart_count: day.unpublished }), day.unpublished > 0],
  ] as const;
  return (
    <TitledCard heading="part" title={translate('today.next', { date: dayText(day.date) })}>
      <Box
        component="ul"
        sx={{
          ...list,
          mb: 3,
          ...(isWide && { display: 'flex', flexWrap: 'wrap', columnGap: 8, fontSize: 16 }),
        }}
      >
        {facts.map(([text, isOpen]) => (
          <Box component="li" key={text}>
            <MuiLink
              component={Link}
              to={plan}
              underline="hover"
              sx={isOpen ? { fontWeight: 600, color: 'text.primary' } : { color: 'text.secondary' }}
            >
              {text}
            </MuiLink>
          </Box>
        ))}
      </Box>
      <Button component={Link} to={plan} size="small" variant={isWide ? 'contained' : 'outlined'}>
        {translate('today.plan')}
      </Button>
    </TitledCard>
  );
}
