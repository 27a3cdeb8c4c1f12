import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { DriverRun } from '../../contract/runs/driverRuns';
import { useT } from '../../i18n/useT';
import { stackedTable } from '../../ui/stackedTable';
import { useScrollEnd } from '../../ui/table/useScrollEnd';
import { useNumber } from '../../ui/useNumber';
import { useZonedTime } from '../../ui/useZonedTime';
import type { useDriverRuns } from './useDriverRuns';

const COLUMNS = ['when', 'what', 'driver', 'vehicle', 'by'] as const;

interface DriverRunsTableProps {
  lines: ReturnType<typeof useDriverRuns>;
  /** Names the run of each line. */
  showsRun?: boolean;
  maxHeight: number | string;
}

/** Lines of the changes history, more while scrolling. */
export function DriverRunsTable({ lines, showsRun = false, maxHeight }: DriverRunsTableProps) {
  const translate = useT();
  const number = useNumber();
  const container = useRef<HTMLDivElement>(null);
  useScrollEnd(container, lines);
  const { rows = [], total } = lines;
  const columns = showsRun ? (['when', 'run', 'what', 'driver', 'vehicle', 'by'] as const) : COLUMNS;
  return (
    <>
      <Box
        ref={container}
        role="region"
        tabIndex={0}
        aria-label={translate('driverRuns.title')}
        sx={{ overflow: 'auto', maxHeight, ...tableLook }}
      >
        <Box component="table" aria-busy={lines.isLoading} sx={stackedTable}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {translate(`driverRuns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((line) => (
              <Line key={line.id} line={line} showsRun={showsRun} />
            ))}
          </tbody>
        </Box>
      </Box>
      <Box
        role="status"
        sx={{ mt: 2, px: showsRun ? 3 : 0, pb: showsRun ? 2 : 0, fontSize: 13, color: 'text.secondary' }}
      >
        {translate('driverRuns.count', { loaded: number(rows.length), total: number(total) })}
      </Box>
    </>
  );
}

function Line({ line, showsRun }: { line: DriverRun; showsRun: boolean }) {
  const translate = useT();
  const zoned = useZonedTime();
  const change = (to: string | null, from: string | null) => {
    if (line.kind === 'day' || from === null) return to ?? '';
    return to === null ? translate('driverRuns.gone', { from }) : translate('driverRuns.was', { to, from });
  };
  return (
    <tr>
      <td>{zoned(line.datetime)}</td>
      {showsRun && <td>{line.run_name}</td>}
      <td>{translate(`driverRuns.${line.kind}`)}</td>
      <td>{change(line.driver_names, line.previous_driver_names)}</td>
      <td>{change(line.vehicle_name, line.previous_vehicle_name)}</td>
      <td>{line.changed_by}</td>
    </tr>
  );
}

const tableLook = {
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 },
  '& th, & td': { px: 3, py: 2, borderBottom: '1px solid', borderColor: 'divider', textAlign: 'left' },
  '& td:first-of-type': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& th': {
    position: 'sticky',
    top: 0,
    bgcolor: 'var(--sunken)',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 500,
  },
} as const;
