import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { facilityMapCall } from '../../contract/map/picture';
import { facilityOverviewCall, type OverviewDelivery } from '../../contract/overview/deliveries';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import type { Row } from '../../ui/resourceOf';
import type { PartProps } from '../defineScreens';
import { boardPath } from '../overview/boardPath';
import { StatusTag, useWhenText } from '../overview/DeliveryFacts';
import { Nothing, OverviewCard, OverviewCards, OverviewPending } from '../overview/OverviewCard';
import { RecordMap } from '../overview/RecordMap';
import { useMayReadDay } from '../overview/useMayReadDay';
import { useOverview } from '../overview/useOverview';

/** The next deliveries to a facility's residents, the way to their list, and where it is. */
export default function FacilityNext({ record }: PartProps) {
  const mayReadDeliveries = useMayReadDay('deliveries');
  return (
    <OverviewCards>
      {mayReadDeliveries && <NextDeliveries record={record} />}
      <RecordMap call={facilityMapCall} id={record.id} name={String(record.name)} place={record} />
    </OverviewCards>
  );
}

function NextDeliveries({ record }: { record: Row }) {
  const translate = useT();
  const query = useOverview(facilityOverviewCall, { params: { id: record.id } }, true);
  const mayListPeople = useAllowed(PERMISSIONS.participants.list);
  const { data } = query;
  const residents = data && mayListPeople && (
    <MuiLink component={Link} to={`/data/participants?facility_id=${record.id}&is_active=1`}>
      {translate('overview.residents', { smart_count: data.residents })}
    </MuiLink>
  );
  const hidden = data ? data.open - data.next.length : 0;
  return (
    <OverviewCard title={translate('overview.nextDeliveries')} action={residents} isWide>
      {!data && <OverviewPending query={query} />}
      {data?.next.length === 0 && <Nothing>{translate('overview.noNextDelivery')}</Nothing>}
      {data && data.next.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.next.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} />
          ))}
        </Box>
      )}
      {hidden > 0 && (
        <Box sx={{ mt: 2, color: 'text.secondary' }}>
          {translate('overview.moreOpen', { smart_count: hidden })}
        </Box>
      )}
    </OverviewCard>
  );
}

function DeliveryLine({ delivery }: { delivery: OverviewDelivery }) {
  const translate = useT();
  const whenText = useWhenText();
  const mayOpenBoard = useAllowed(PERMISSIONS.dispatch.list);
  const { participant_name: name, run_name: run, driver_name: driver } = delivery;
  const crew =
    run === null ? translate('overview.unassigned') : `${driver ?? translate('overview.noDriver')} · ${run}`;
  const person: ReactNode = mayOpenBoard ? (
    <MuiLink
      component={Link}
      to={boardPath(delivery, { stop: String(delivery.id) })}
      title={translate('overview.openOnBoard')}
    >
      {name}
    </MuiLink>
  ) : (
    name
  );
  return (
    <Box component="li" sx={line}>
      <Box sx={{ gridArea: 'when', fontVariantNumeric: 'tabular-nums' }}>{whenText(delivery)}</Box>
      <Box sx={{ gridArea: 'who', fontWeight: 500, overflowWrap: 'anywhere' }}>{person}</Box>
      <Box sx={{ gridArea: 'crew', color: 'text.secondary', overflowWrap: 'anywhere' }}>{crew}</Box>
      <Box sx={{ gridArea: 'state', justifySelf: 'end' }}>
        <StatusTag delivery={delivery} />
      </Box>
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '184px minmax(0, 1fr) minmax(0, 1fr) 136px' },
  gridTemplateAreas: { xs: '"when state" "who who" "crew crew"', md: '"when who crew state"' },
  columnGap: 4,
  rowGap: 0.5,
  alignItems: 'center',
  minHeight: 40,
  py: { xs: 2, md: 1 },
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
