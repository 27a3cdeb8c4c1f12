import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { driverRunsCall, driverRunsTotalCall, type DriverRun } from '../../contract/runs/driverRuns';
import { CHANGES_PAGE_SIZE, infinitePage } from '../../domain/wire/lists';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { useScrollEnd } from '../../ui/table/useScrollEnd';
import { Section } from '../../ui/Section';
import { useMessageOf } from '../../ui/useMessageOf';
import { useNumber } from '../../ui/useNumber';
import { useZonedTime } from '../../ui/useZonedTime';

const COLUMNS = ['when', 'what', 'driver', 'vehicle', 'by'] as const;

/** Page 1 with as many lines as have been scrolled to (spec §7, changes history: 20 a page, infinite scroll). */
function useDriverRuns(runId: number) {
  const [pages, setPages] = useState(1);
  const { page, per_page } = infinitePage(CHANGES_PAGE_SIZE, pages);
  const { data, error, isFetching } = useQuery({
    queryKey: ['runs', 'driver_runs', runId, per_page],
    queryFn: async ({ signal }) => {
      const [rows, { total_items }] = await Promise.all([
        readApi(driverRunsCall, { query: { run_id: runId, page, per_page } }, { signal }),
        readApi(driverRunsTotalCall, { query: { run_id: runId } }, { signal }),
      ]);
      return { rows, total: total_items };
    },
    placeholderData: (previous) => previous,
    retry: false,
  });
  const total = data?.total ?? 0;
  return {
    rows: data?.rows,
    total,
    error,
    isLoading: isFetching,
    hasMore: (data?.rows.length ?? 0) < total,
    loadMore: () => setPages((count) => count + 1),
  };
}

/** Who drove this run on which day, and who changed its driver or vehicle. */
export function DriverRuns({ runId }: { runId: number }) {
  const translate = useT();
  const number = useNumber();
  const messageOf = useMessageOf();
  const state = useDriverRuns(runId);
  const container = useRef<HTMLDivElement>(null);
  useScrollEnd(container, state);
  const { rows, total, error } = state;
  return (
    <Section title={translate('runs.drivers.title')} purpose={translate('runs.drivers.purpose')}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {error && !rows && (
          <Alert severity="error">{translate('runs.drivers.failed', { reason: messageOf(error) })}</Alert>
        )}
        {rows?.length === 0 && translate('runs.drivers.none')}
        {rows && rows.length > 0 && (
          <>
            <Box
              ref={container}
              role="region"
              tabIndex={0}
              aria-label={translate('runs.drivers.title')}
              sx={{ overflow: 'auto', maxHeight: 360, ...tableLook }}
            >
              <table aria-busy={state.isLoading}>
                <thead>
                  <tr>
                    {COLUMNS.map((column) => (
                      <th key={column} scope="col">
                        {translate(`runs.drivers.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((line) => (
                    <Line key={line.id} line={line} />
                  ))}
                </tbody>
              </table>
            </Box>
            <Box role="status" sx={{ mt: 2, fontSize: 13, color: 'text.secondary' }}>
              {translate('runs.drivers.count', { loaded: number(rows.length), total: number(total) })}
            </Box>
          </>
        )}
      </Box>
    </Section>
  );
}

function Line({ line }: { line: DriverRun }) {
  const translate = useT();
  const zoned = useZonedTime();
  const change = (to: string | null, from: string | null) => {
    if (line.kind === 'day' || from === null) return to ?? '';
    return to === null
      ? translate('runs.drivers.gone', { from })
      : translate('runs.drivers.was', { to, from });
  };
  return (
    <tr>
      <td>{zoned(line.datetime)}</td>
      <td>{translate(`runs.drivers.${line.kind}`)}</td>
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
