import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { callLogCall } from '../../contract/calls/callLog';
import { callTime } from '../../domain/calls/callState';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { LoadFailed } from '../LoadFailed';
import { useZonedTime } from '../useZonedTime';
import { CallNote } from './CallNote';
import { OutcomeTag } from './OutcomeTag';

/** So many are shown; the page of the log has the others. */
const SHOWN = 5;

interface CallsOfProps {
  of: { participant_id: number } | { delivery_event_id: number };
}

/** The newest calls with a participant, or about a stop: outcome, who of the office, and the note. */
export default function CallsOf({ of }: CallsOfProps) {
  const translate = useT();
  const zoned = useZonedTime();
  const { data, isError, refetch } = useQuery({
    queryKey: [callLogCall.path, 'of', of],
    queryFn: ({ signal }) => readApi(callLogCall, { query: { ...of, per_page: SHOWN } }, { signal }),
    retry: false,
  });
  if (isError && !data)
    return <LoadFailed onRetry={() => void refetch()}>{translate('calls.log.failed')}</LoadFailed>;
  if (!data) return <Skeleton variant="rounded" height={28} />;
  if (data.length === 0)
    return <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate('calls.log.none')}</Box>;
  const rest = 'participant_id' in of ? `participant=${of.participant_id}` : `of=${of.delivery_event_id}`;
  return (
    <Box sx={{ display: 'grid', gap: 2, fontSize: 13 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data.map((call) => (
          <li key={call.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <span className="tabular">{zoned(call.created_at)}</span>
              <OutcomeTag {...call} />
              {call.seconds !== null && <span className="tabular">{callTime(call.seconds)}</span>}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {[translate(`calls.log.${call.direction}`), ...call.people].join(' · ')}
            </Box>
            <CallNote call={call} />
          </li>
        ))}
      </Box>
      {data.length === SHOWN && (
        <MuiLink component={Link} to={`/calls?${rest}`} sx={{ lineHeight: '24px' }}>
          {translate('calls.log.more')}
        </MuiLink>
      )}
    </Box>
  );
}
