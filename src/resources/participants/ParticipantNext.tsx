import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { participantMapCall } from '../../contract/map/picture';
import { participantOverviewCall, type OverviewDelivery } from '../../contract/overview/deliveries';
import { PERMISSIONS } from '../../domain/access/permissions';
import { isSuccessfulStatus } from '../../domain/stops/eventStatus';
import { useT } from '../../i18n/useT';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';
import { useAllowed } from '../../providers/usePermissions';
import type { Row } from '../../ui/resourceOf';
import { useParticipantAddresses } from '../addresses/useParticipantAddresses';
import type { PartProps } from '../defineScreens';
import { boardPath } from '../overview/boardPath';
import { DeliveryFacts, StatusTag, useWhenText } from '../overview/DeliveryFacts';
import { Nothing, OverviewCard, OverviewCards, OverviewPending } from '../overview/OverviewCard';
import { RecordMap } from '../overview/RecordMap';
import { useMayReadDay } from '../overview/useMayReadDay';
import { useOverview } from '../overview/useOverview';
import { InactiveNotice } from './activity/InactiveNotice';

const ConsentCard = lazyPart(withMessages('conversations', () => import('./consent/ConsentCard')));

/** The next delivery to a person and the last one, whether they take messages, and where they live. */
export default function ParticipantNext({ record }: PartProps) {
  const mayReadDeliveries = useMayReadDay('deliveries');
  const mayReadConsent = useAllowed(PERMISSIONS.participants.consents);
  const mayReadAddresses = useAllowed(PERMISSIONS.participant_addresses.list);
  return (
    <>
      <InactiveNotice record={record} />
      <OverviewCards>
        {mayReadDeliveries && <Deliveries record={record} />}
        {mayReadConsent && (
          <Suspense fallback={null}>
            <ConsentCard participantId={record.id} />
          </Suspense>
        )}
        {mayReadAddresses && <HomeMap record={record} />}
      </OverviewCards>
    </>
  );
}

function HomeMap({ record }: { record: Row }) {
  const { data } = useParticipantAddresses(record.id, { kind: 'delivery' });
  const main = data?.find(({ is_default }) => is_default) ?? data?.[0];
  if (!main) return null;
  return <RecordMap call={participantMapCall} id={record.id} name={main.full_address} place={{ ...main }} />;
}

function Deliveries({ record }: { record: Row }) {
  const translate = useT();
  const query = useOverview(participantOverviewCall, { params: { id: record.id } }, true);
  const { data } = query;
  const [next, ...later] = data?.next ?? [];
  return (
    <>
      <OverviewCard title={translate('overview.nextDelivery')}>
        {!data && <OverviewPending query={query} />}
        {data && !next && <Nothing>{translate('overview.noNextDelivery')}</Nothing>}
        {next && (
          <DeliveryFacts delivery={next}>
            <BoardLink delivery={next} />
          </DeliveryFacts>
        )}
        {data && later.length > 0 && <Later deliveries={later} hidden={data.open - data.next.length} />}
      </OverviewCard>
      {/* One sentence of a failure is enough. */}
      {!query.isError && (
        <OverviewCard title={translate('overview.lastDelivery')}>
          {!data && <OverviewPending query={query} />}
          {data?.last === null && <Nothing>{translate('overview.noLastDelivery')}</Nothing>}
          {data?.last && (
            <DeliveryFacts delivery={data.last}>
              <ProofLink delivery={data.last} />
            </DeliveryFacts>
          )}
        </OverviewCard>
      )}
    </>
  );
}

function BoardLink({ delivery }: { delivery: OverviewDelivery }) {
  const translate = useT();
  if (!useAllowed(PERMISSIONS.dispatch.list)) return null;
  return (
    <MuiLink
      component={Link}
      to={boardPath(delivery, { stop: String(delivery.id) })}
      sx={{ justifySelf: 'start' }}
    >
      {translate('overview.openOnBoard')}
    </MuiLink>
  );
}

function ProofLink({ delivery: { id, delivery_event_status_id } }: { delivery: OverviewDelivery }) {
  const translate = useT();
  const mayRead = useAllowed(PERMISSIONS.dispatch.readProof);
  if (!mayRead || !isSuccessfulStatus(delivery_event_status_id)) return null;
  return (
    <MuiLink component={Link} to={`/delivery-report/${id}`} sx={{ justifySelf: 'start' }}>
      {translate('overview.proof')}
    </MuiLink>
  );
}

/** The deliveries after the next one, a line each. */
function Later({ deliveries, hidden }: { deliveries: readonly OverviewDelivery[]; hidden: number }) {
  const translate = useT();
  const whenText = useWhenText();
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: '1px solid', borderColor: 'divider', fontSize: 13 }}>
      <Box sx={{ color: 'text.secondary' }}>{translate('overview.laterDeliveries')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deliveries.map((delivery) => (
          <Box
            key={delivery.id}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', minHeight: 32 }}
          >
            {whenText(delivery)} <StatusTag delivery={delivery} />
          </Box>
        ))}
      </Box>
      {hidden > 0 && <Box>{translate('overview.moreOpen', { smart_count: hidden })}</Box>}
    </Box>
  );
}
