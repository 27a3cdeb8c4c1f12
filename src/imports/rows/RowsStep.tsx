import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { isAtWork, mayRepair } from '../../domain/imports/importRules';
import type { ImportRowView } from '../../domain/imports/importView';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { useMessageOf } from '../../ui/useMessageOf';
import { useOpenLot } from '../lot/lotContext';
import { LotRefusal } from '../lot/LotRefusal';
import { LoadFailed } from '../../ui/LoadFailed';
import { ProblemList } from './ProblemList';
import { ALL_ROWS } from './rowCalls';
import { ResultFilter } from './ResultFilter';
import { SameErrorOffer } from './SameErrorOffer';
import { useRepairs } from './useRepairs';
import { useProblems, useRows } from './useRows';
import { useRowUrl } from './useRowUrl';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';

const RowGrid = lazyPart(() => import('./RowGrid'));
const RowDialog = lazyPart(withMessages('records', () => import('./RowDialog')));

const FIRST_PER_PAGE = 50;

/** Step 3: every row with its line in the file, its problems and their repair. */
export default function RowsStep() {
  const translate = useT();
  const messageOf = useMessageOf();
  const { lot } = useOpenLot();
  const { filters, show } = useRowUrl();
  const [{ page, perPage }, setPaging] = useState({ page: 0, perPage: FIRST_PER_PAGE });
  const [opened, setOpened] = useState<ImportRowView | null>(null);
  const mayUpdate = useAllowed(PERMISSIONS.imports.update);
  const rows = useRows(filters, page + 1, perPage);
  const problems = useProblems();
  const repairs = useRepairs(problems.data ?? []);
  const mayEdit = mayUpdate && mayRepair(lot);

  const filter = useCallback<typeof show>(
    (next) => {
      setPaging((current) => ({ ...current, page: 0 }));
      show(next);
    },
    [show],
  );
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <ResultFilter counts={lot.counts} filters={filters} onFilter={filter} />
        <Button component={Link} to="?step=check" variant="outlined" size="small" sx={{ ml: 'auto' }}>
          {translate('imports.rows.next')}
        </Button>
      </Box>
      <ProblemList
        groups={problems.data ?? []}
        filters={filters}
        mayRepair={mayEdit}
        onFilter={filter}
        onRepair={repairs.repairAll}
        onRepairNow={(repair) => void repairs.repairNow(repair)}
      />
      <LotRefusal error={repairs.error} onClose={repairs.forget} />
      {repairs.offer && (
        <SameErrorOffer
          offer={repairs.offer}
          isSending={repairs.isSending}
          onTake={() => void repairs.takeOffer()}
          onLeave={repairs.leaveOffer}
        />
      )}
      {rows.error && <LoadFailed onRetry={() => void rows.refetch()}>{messageOf(rows.error)}</LoadFailed>}
      {rows.data?.total === 0 && !isAtWork(lot) ? (
        <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 10 }}>
          <Typography color="text.secondary">{translate('imports.rows.none')}</Typography>
          <Button variant="outlined" onClick={() => filter(ALL_ROWS)}>
            {translate('imports.rows.showAll')}
          </Button>
        </Box>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          {mayEdit && (
            <Typography color="text.secondary" sx={{ fontSize: 13, mb: -2 }}>
              {translate('imports.rows.hint')}
            </Typography>
          )}
          <RowGrid
            rows={rows.data?.rows ?? []}
            total={rows.data?.total ?? 0}
            isLoading={rows.isPending}
            page={page}
            perPage={perPage}
            mayEdit={mayEdit}
            onPage={(next, size) => setPaging({ page: next, perPage: size })}
            onOpen={setOpened}
            onEdit={repairs.editCell}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense fallback={null}>
          <RowDialog row={opened} mayEdit={mayEdit} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Box>
  );
}
