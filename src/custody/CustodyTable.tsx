import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SvgIconComponent } from '@mui/icons-material';
import BackIcon from '@mui/icons-material/AssignmentReturnOutlined';
import VehicleIcon from '@mui/icons-material/LocalShippingOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import WaitIcon from '@mui/icons-material/AccessTimeOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { custodyState, type CustodyStateName } from '../domain/custody/custodyState';
import type { CustodyRun } from '../domain/custody/custodyView';
import type { Tone } from '../domain/stops/statusTag';
import { useT } from '../i18n/useT';
import { CountBar } from '../ui/CountBar';
import { stackedTable } from '../ui/stackedTable';
import { ToneTag } from '../ui/ToneTag';

interface Look {
  readonly tone: Tone;
  readonly icon: SvgIconComponent;
}

/** In the order of a bag's route, the missing ones last. */
const PLACE_ORDER = ['delivered', 'returned', 'inVehicle', 'expected', 'missing'] as const;

const PLACES: Readonly<Record<(typeof PLACE_ORDER)[number], Look>> = {
  delivered: { tone: 'green', icon: CheckIcon },
  returned: { tone: 'violet', icon: BackIcon },
  inVehicle: { tone: 'accent', icon: VehicleIcon },
  expected: { tone: 'grey', icon: WaitIcon },
  missing: { tone: 'red', icon: WarningIcon },
};

const STATE_ICONS: Readonly<Record<CustodyStateName, SvgIconComponent>> = {
  handedOver: CheckIcon,
  missing: WarningIcon,
  notLeft: WaitIcon,
  ready: CheckIcon,
  onRoad: VehicleIcon,
  inVehicle: VehicleIcon,
  unaccounted: WarningIcon,
};

interface CustodyTableProps {
  label: string;
  runs: readonly CustodyRun[];
  onOpen: (run: CustodyRun) => void;
}

function RunState({ run }: { run: CustodyRun }) {
  const translate = useT();
  const { name, tone, bags } = custodyState(run);
  const word = translate(`custody.states.${name}`, { smart_count: bags });
  return <ToneTag tone={tone} icon={STATE_ICONS[name]} word={word} />;
}

function Bags({ run }: { run: CustodyRun }) {
  const translate = useT();
  return (
    <CountBar
      parts={PLACE_ORDER.map((place) => ({
        key: place,
        count: run.counts[place],
        ...PLACES[place],
        words: translate(`custody.counted.${place}`, { smart_count: run.counts[place] }),
      }))}
    />
  );
}

/** The runs of a CDP with their bags as bars. */
export function CustodyTable({ label, runs, onOpen }: CustodyTableProps) {
  const translate = useT();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('custody.columns.run')}</TableCell>
            <TableCell>{translate('custody.columns.driver')}</TableCell>
            <TableCell>{translate('custody.columns.bags')}</TableCell>
            <TableCell>{translate('custody.columns.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map((run) => (
            <TableRow key={run.id} hover>
              <TableCell>
                <Button
                  size="small"
                  onClick={() => onOpen(run)}
                  sx={{ marginInlineStart: '-10px', textAlign: 'start', whiteSpace: 'nowrap' }}
                >
                  {run.name}
                </Button>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {run.employee ?? translate('dispatch.noDriver')}
                <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{run.vehicle_name}</Box>
              </TableCell>
              <TableCell sx={{ width: '45%', minWidth: 200, '@media (max-width: 600px)': { width: '100%' } }}>
                <Bags run={run} />
              </TableCell>
              <TableCell>
                <RunState run={run} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
