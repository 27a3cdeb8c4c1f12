import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cdpMapCall } from '../../contract/map/picture';
import { cdpOverviewCall, type CdpOverview } from '../../contract/overview/runs';
import { MANIFEST_STATUS } from '../../domain/runs/manifestStatus';
import { useT } from '../../i18n/useT';
import { useNumber } from '../../ui/useNumber';
import type { Row } from '../../ui/resourceOf';
import type { PartProps } from '../defineScreens';
import { Nothing, OverviewCard, OverviewCards, OverviewPending } from '../overview/OverviewCard';
import { RecordMap } from '../overview/RecordMap';
import { RunState } from '../overview/RunLines';
import { useMayReadDay } from '../overview/useMayReadDay';
import { useOverview } from '../overview/useOverview';

const { running, stalled, scheduled, created, incomplete, done } = MANIFEST_STATUS;
/** By need, as on the board, with the filter of the board that shows them. */
const STATES = [
  [stalled, 'underWay'],
  [running, 'underWay'],
  [scheduled, 'waiting'],
  [created, 'waiting'],
  [incomplete, 'over'],
  [done, 'over'],
] as const;

/** The day of a CDP: its runs by state and what has no run, each the way to it on the board; and where it is. */
export default function CdpNext({ record }: PartProps) {
  const mayReadRuns = useMayReadDay('runs');
  return (
    <OverviewCards>
      {mayReadRuns && <RunsToday record={record} />}
      <RecordMap call={cdpMapCall} id={record.id} name={String(record.name)} place={record} />
    </OverviewCards>
  );
}

function RunsToday({ record }: { record: Row }) {
  const translate = useT();
  const query = useOverview(cdpOverviewCall, { params: { id: record.id } }, true);
  const { data } = query;
  return (
    <OverviewCard
      isWide
      title={translate('overview.runsToday')}
      action={
        <MuiLink component={Link} to={`/dispatch?cdp=${record.id}`}>
          {translate('overview.openOnBoard')}
        </MuiLink>
      }
    >
      {data ? <Figures cdpId={record.id} overview={data} /> : <OverviewPending query={query} />}
    </OverviewCard>
  );
}

function Figures({ cdpId, overview }: { cdpId: number; overview: CdpOverview }) {
  const translate = useT();
  const { today: runs, unassigned } = overview;
  const sum = (field: 'stops' | 'closed') => runs.reduce((total, run) => total + run[field], 0);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {runs.length === 0 && <Nothing>{translate('overview.noRunToday')}</Nothing>}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
          gap: 2,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {STATES.map(([statusId, phase]) => {
          const count = runs.filter((run) => run.delivery_manifest_status_id === statusId).length;
          return (
            count > 0 && (
              <Figure key={statusId} count={count} to={`/dispatch?cdp=${cdpId}&runs=${phase}`}>
                <RunState statusId={statusId} />
              </Figure>
            )
          );
        })}
        {unassigned !== null && (
          <Figure count={unassigned} to={`/dispatch?cdp=${cdpId}`} isUrgent={unassigned > 0}>
            {translate('overview.unassigned')}
          </Figure>
        )}
      </Box>
      {runs.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {translate('overview.stopsClosed', { stops: sum('stops'), closed: sum('closed') })}
        </Box>
      )}
    </Box>
  );
}

interface FigureProps {
  count: number;
  to: string;
  isUrgent?: boolean;
  children: ReactNode;
}

/** A number, and what it counts; it opens what it counts. */
function Figure({ count, to, isUrgent = false, children }: FigureProps) {
  const number = useNumber();
  return (
    <li>
      <ButtonBase
        component={Link}
        to={to}
        sx={{
          display: 'grid',
          justifyContent: 'start',
          justifyItems: 'start',
          alignContent: 'start',
          width: '100%',
          height: '100%',
          gap: 1,
          px: 3,
          py: 2,
          fontSize: 13,
          border: '1px solid',
          borderColor: isUrgent ? 'var(--amber-edge)' : 'divider',
          borderRadius: '6px',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          component="span"
          sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {number(count)}
        </Box>{' '}
        <span>{children}</span>
      </ButtonBase>
    </li>
  );
}
