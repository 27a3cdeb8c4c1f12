import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import WaitIcon from '@mui/icons-material/AccessTimeOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import type { CustodyRun } from '../domain/custody/custodyView';
import { useT } from '../i18n/useT';
import { OnPhone } from '../ui/OnPhone';
import { stackedTable } from '../ui/stackedTable';
import { ToneTag } from '../ui/ToneTag';

/** In the order of a bag's route. */
const COUNTS = ['expected', 'inVehicle', 'delivered', 'returned', 'missing'] as const;

interface CustodyTableProps {
  label: string;
  runs: readonly CustodyRun[];
  onOpen: (run: CustodyRun) => void;
}

function RunState({ run }: { run: CustodyRun }) {
  const translate = useT();
  if (run.closed_at)
    return <ToneTag tone="green" icon={CheckIcon} word={translate('custody.states.handedOver')} />;
  if (!run.has_left)
    return <ToneTag tone="neutral" icon={WaitIcon} word={translate('custody.states.notLeft')} />;
  if (run.unaccounted === 0)
    return <ToneTag tone="accent" icon={CheckIcon} word={translate('custody.states.ready')} />;
  const word = translate('custody.states.unaccounted', { smart_count: run.unaccounted });
  return <ToneTag tone="amber" icon={WarningIcon} word={word} />;
}

/** On a phone the five counts share lines: driver, counts by place, state. */
const countsInLines = {
  '@media (max-width: 600px)': {
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 },
    '& tbody td': { px: 0 },
    '& tbody td:nth-of-type(-n+2), & tbody td:last-of-type': { flex: '0 0 100%' },
  },
} as const;

/** The runs of a CDP with their bags in numbers. */
export function CustodyTable({ label, runs, onOpen }: CustodyTableProps) {
  const translate = useT();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" sx={[stackedTable, countsInLines]}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('custody.columns.run')}</TableCell>
            <TableCell>{translate('custody.columns.driver')}</TableCell>
            {COUNTS.map((place) => (
              <TableCell key={place} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {translate(`custody.places.${place}`)}
              </TableCell>
            ))}
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
              <TableCell>
                {run.employee ?? translate('dispatch.noDriver')}
                <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{run.vehicle_name}</Box>
              </TableCell>
              {COUNTS.map((place) => (
                <TableCell
                  key={place}
                  align="right"
                  className="tabular"
                  sx={{ color: run.counts[place] === 0 ? 'text.secondary' : undefined }}
                >
                  <OnPhone>{translate(`custody.places.${place}`)}: </OnPhone>
                  {run.counts[place]}
                </TableCell>
              ))}
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
