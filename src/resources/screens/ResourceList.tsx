import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { narrowAction, PageActionLabel } from '../../layout/PageActionLabel';
import { PageActions } from '../../layout/PageActions';
import type { ResourceName } from '../registry';
import { FilterChips } from './list/FilterChips';
import { FilterMenu } from './list/FilterMenu';
import { ListEmpty, type Emptiness } from './list/ListEmpty';
import { ListFooter } from './list/ListFooter';
import { RecordTable } from './list/RecordTable';
import { SearchBox } from './list/SearchBox';
import { tableFrame, tableMaxHeight } from './list/tableStyle';
import { useCsvExport } from './list/useCsvExport';
import { useListParams, type ListParams } from './list/useListParams';
import { useRows, type Rows } from './list/useRows';
import { useTableSettings } from './list/useTableSettings';
import { ViewMenu } from './list/ViewMenu';
import { createPath } from './paths';
import { resourceOf } from './resourceOf';
import { useLabels } from './useLabels';
import { useLiveResource } from './useLiveResource';
import { useMay } from './useMay';
import { statusOf } from './useMessageOf';
import { useNumber } from './useNumber';

const ResourceGrid = lazy(() => import('./ResourceGrid'));

function emptinessOf(state: Rows, params: ListParams, mayList: boolean): Emptiness | null {
  if (!mayList || statusOf(state.error) === 403) return 'forbidden';
  // Rows that are there stay there: a failed refresh is told in a message.
  if (state.error && !state.rows) return 'error';
  if (!state.rows || state.rows.length > 0) return null;
  return Object.keys(params.filters).length > 0 ? 'filtered' : 'first';
}

/** The list of a declared resource: search, filters, columns, order, pages, export (spec §2, §7). */
export default function ResourceList({ name }: { name: ResourceName }) {
  const translate = useT();
  const labels = useLabels(name);
  const may = useMay(name);
  const params = useListParams(name);
  const settings = useTableSettings(name);
  const state = useRows(name, params, settings.mode, may.list === true);
  useLiveResource(name);
  const empty = emptinessOf(state, params, may.list !== false);
  const Table = resourceOf(name).look === 'grid' ? ResourceGrid : RecordTable;

  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <ListActions name={name} params={params} canCreate={may.create === true} canExport={empty === null} />
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
        <Typography variant="h1">{labels.title}</Typography>
        <ListCount name={name} state={state} />
      </Box>
      {empty !== 'forbidden' && (
        <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SearchBox value={params.filters.all ?? ''} onSearch={(text) => params.setFilter('all', text)} />
          <FilterMenu name={name} params={params} />
          <FilterChips name={name} params={params} />
          <Box sx={{ flex: 1 }} />
          <ViewMenu name={name} settings={settings} />
        </Box>
      )}
      <Box sx={tableFrame}>
        {empty ? (
          <ListEmpty
            name={name}
            kind={empty}
            error={state.error}
            canCreate={may.create === true}
            onRetry={state.retry}
            onClear={params.clearFilters}
          />
        ) : (
          <>
            <Suspense
              fallback={
                <Box sx={{ height: tableMaxHeight }} aria-label={translate('screens.list.loading')} />
              }
            >
              <Table
                name={name}
                params={params}
                settings={settings}
                state={state}
                canEdit={may.edit === true}
              />
            </Suspense>
            <ListFooter state={state} page={params.page} setPage={params.setPage} mode={settings.mode} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** "5,012 participants": how many there are, in words. */
function ListCount({ name, state }: { name: ResourceName; state: Rows }) {
  const translate = useT();
  const number = useNumber();
  const labels = useLabels(name);
  if (!state.rows) return null;
  const words = state.total === 0 ? 'none' : state.total === 1 ? 'one' : 'many';
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
      {translate(`screens.list.${words}`, {
        total: number(state.total),
        singular: labels.singular,
        plural: labels.plural,
      })}
    </Box>
  );
}

interface ListActionsProps {
  name: ResourceName;
  params: ListParams;
  canCreate: boolean;
  canExport: boolean;
}

function ListActions({ name, params, canCreate, canExport }: ListActionsProps) {
  const translate = useT();
  const labels = useLabels(name);
  const { exportCsv, isExporting } = useCsvExport(name, params);
  const create = createPath(name);
  return (
    <PageActions>
      {canExport && (
        <Button
          size="small"
          color="secondary"
          startIcon={<DownloadIcon />}
          sx={narrowAction}
          loading={isExporting}
          loadingPosition="start"
          onClick={() => void exportCsv()}
        >
          <PageActionLabel>{translate('screens.list.export')}</PageActionLabel>
        </Button>
      )}
      {canCreate && create && (
        <Button
          size="small"
          variant="contained"
          startIcon={<AddIcon />}
          sx={narrowAction}
          component={Link}
          to={create}
        >
          <PageActionLabel>{labels.create}</PageActionLabel>
        </Button>
      )}
    </PageActions>
  );
}
