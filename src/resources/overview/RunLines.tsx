import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CreatedIcon from '@mui/icons-material/EditNoteOutlined';
import IncompleteIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RunningIcon from '@mui/icons-material/LocalShippingOutlined';
import ScheduledIcon from '@mui/icons-material/ScheduleOutlined';
import StalledIcon from '@mui/icons-material/WarningAmberOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { OverviewRun } from '../../contract/overview/runs';
import { MANIFEST_STATUS, manifestStatusKey } from '../../domain/runs/manifestStatus';
import type { Tone } from '../../domain/stops/statusTag';
import { fromWire } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { ToneTag } from '../../ui/ToneTag';
import { boardPath } from './boardPath';
import { useDayWord } from './useDayWord';
import { formatTimeOnDay, timeInZoneText } from '../../providers/measures';

const LOOKS: Readonly<Record<number, { tone: Tone; icon: SvgIconComponent }>> = {
  [MANIFEST_STATUS.created]: { tone: 'neutral', icon: CreatedIcon },
  [MANIFEST_STATUS.scheduled]: { tone: 'neutral', icon: ScheduledIcon },
  [MANIFEST_STATUS.running]: { tone: 'accent', icon: RunningIcon },
  [MANIFEST_STATUS.done]: { tone: 'green', icon: DoneIcon },
  [MANIFEST_STATUS.incomplete]: { tone: 'red', icon: IncompleteIcon },
  [MANIFEST_STATUS.stalled]: { tone: 'amber', icon: StalledIcon },
};
const UNKNOWN = { tone: 'grey', icon: ScheduledIcon } as const;

/** The state of a run, in colour, icon and word. */
export function RunState({ statusId }: { statusId: number }) {
  const translate = useT();
  return <ToneTag isSmall {...(LOOKS[statusId] ?? UNKNOWN)} word={translate(manifestStatusKey(statusId))} />;
}

interface RunLinesProps {
  runs: readonly OverviewRun[];
  /** Who or what the page is not about already: the driver, the vehicle, or both. */
  crew: readonly ('driver_name' | 'vehicle_name')[];
  /** Each with the word of its day. */
  withDay?: boolean;
}

/** Runs, each with the way to it on the board. */
export function RunLines({ runs, crew, withDay = false }: RunLinesProps) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
      {runs.map((run) => (
        <li key={run.delivery_manifest_id}>
          <RunLine run={run} crew={crew} withDay={withDay} />
        </li>
      ))}
    </Box>
  );
}

function RunLine({ run, crew, withDay }: { run: OverviewRun } & Required<Omit<RunLinesProps, 'runs'>>) {
  const translate = useT();
  const dayWord = useDayWord();
  const { time_zone: zone, delivery_date: date, stops, closed } = run;
  const hours = `${timeInZoneText(fromWire(run.start_at), zone)}–${formatTimeOnDay(fromWire(run.end_at), zone, date)}`;
  const names = crew.map(
    (field) => run[field] ?? (field === 'driver_name' ? translate('overview.noDriver') : null),
  );
  const progress =
    stops === 0 ? translate('overview.noStops') : translate('overview.stopsClosed', { stops, closed });
  const facts = [withDay ? `${dayWord(date, zone)} ${hours}` : hours, ...names];
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <MuiLink
          component={Link}
          to={boardPath(run, { run: run.name, finished: '1' })}
          title={translate('overview.openOnBoard')}
          sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {run.name}
        </MuiLink>
        <RunState statusId={run.delivery_manifest_status_id} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        <div>{facts.filter(Boolean).join(' · ')}</div>
        <div>{progress}</div>
      </Box>
    </Box>
  );
}
