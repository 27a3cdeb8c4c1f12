import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext, type ListControllerResult } from 'react-admin';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { TABLE_PAGE_SIZE } from '../../domain/wire/lists';
import { PageAction } from '../../ui/PageAction';
import { PageActions } from '../../ui/PageActions';
import { HttpError } from '../../providers/http';
import { showError } from '../../providers/messageLog';
import type { ResourceName } from '../registry';
import { FilterChips } from './list/FilterChips';
import { FilterMenu } from './list/FilterMenu';
import { ListAddress } from './list/ListAddress';
import { ListEmpty, type Emptiness } from './list/ListEmpty';
import { ListFooter } from './list/ListFooter';
import { ListSkeleton } from './list/ListSkeleton';
import { RecordTable } from './list/RecordTable';
import { SavedViews } from './list/SavedViews';
import { SearchBox } from './list/SearchBox';
import { tableFrame } from '../../ui/table/tableStyle';
import { useCsvExport } from './list/useCsvExport';
import type { Filters } from './list/privateFilters';
import { useListParams, type ListParams } from './list/useListParams';
import { useTableSettings, type TableSettings } from '../../ui/table/useTableSettings';
import { fixedColumns, isNarrowed } from './list/openingFilters';
import { ViewMenu } from './list/ViewMenu';
import { createPath } from './paths';
import { screensOf } from '../resourceScreens';
import { resourceOf, type Row } from '../../ui/resourceOf';
import { useLabels } from './useLabels';
import { useLiveResource } from './useLiveResource';
import { useMay, type May } from './useMay';
import { statusOf } from '../../ui/useMessageOf';
import { useNumber } from '../../ui/useNumber';
import useMediaQuery from '@mui/material/useMediaQuery';

const ResourceGrid = lazy(() => import('./ResourceGrid'));
/** Of a phone alone. */
const RecordCards = lazy(() => import('./list/RecordCards'));

function emptinessOf(
  { error, data, filterValues }: ListControllerResult<Row>,
  mayList: boolean,
): Emptiness | null {
  if (!mayList || statusOf(error) === 403) return 'forbidden';
  // Rows that are there stay there: a failed refresh is told in a message.
  if (error && !data) return 'error';
  if (!data || data.length > 0) return null;
  return isNarrowed(filterValues as Filters) ? 'filtered' : 'first';
}

/** The list of a declared resource: search, filters, columns, order, pages, export (spec §2, §7). */
export default function ResourceList({ name }: { name: ResourceName }) {
  const may = useMay(name);
  const settings = useTableSettings(name);
  useLiveResource(name);
  return (
    <ListAddress key={name} name={name} mode={settings.mode}>
      <ListBase<Row>
        resource={name}
        sort={resourceOf(name).sort}
        perPage={TABLE_PAGE_SIZE}
        storeKey={false}
        // The list says by itself that it is not for a role, and why it did not load.
        disableAuthentication
        queryOptions={{ enabled: may.list === true, meta: { toast: false }, onError: () => undefined }}
      >
        <ListPage name={name} may={may} settings={settings} />
      </ListBase>
    </ListAddress>
  );
}

function ListPage({ name, may, settings }: { name: ResourceName; may: May; settings: TableSettings }) {
  const labels = useLabels(name);
  const list = useListContext<Row>();
  const params = useListParams();
  const { error, data, refetch } = list;
  const isStale = data !== undefined;
  // Without rows the page itself says what went wrong; with rows nothing on it would.
  useEffect(() => {
    if (error instanceof HttpError && isStale) showError(error);
  }, [error, isStale]);
  const empty = emptinessOf(list, may.list !== false);
  const fixed = fixedColumns(resourceOf(name), params.filters);
  const shown = { ...settings, columns: settings.columns.filter((column) => !fixed.includes(column)) };
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const Table = isPhone ? RecordCards : resourceOf(name).look === 'grid' ? ResourceGrid : RecordTable;

  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <ListActions
        name={name}
        params={params}
        canCreate={may.create === true}
        canExport={empty === null}
        columns={settings.columns}
      />
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
        <Typography variant="h1">{labels.title}</Typography>
        <ListCount name={name} />
      </Box>
      {empty !== 'forbidden' && (
        <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <SearchBox value={params.filters.all ?? ''} onSearch={(text) => params.setFilter('all', text)} />
          <FilterMenu name={name} params={params} />
          <FilterChips name={name} params={params} />
          <Box sx={{ display: 'flex', gap: { xs: 0, sm: 2 }, ml: 'auto' }}>
            <SavedViews name={name} params={params} settings={settings} />
            <ViewMenu name={name} settings={settings} fixed={fixed} />
          </Box>
        </Box>
      )}
      <Box sx={tableFrame}>
        {empty ? (
          <ListEmpty
            name={name}
            kind={empty}
            error={error ?? null}
            canCreate={may.create === true}
            onRetry={refetch}
            onClear={params.clearFilters}
          />
        ) : (
          <>
            <Suspense fallback={<ListSkeleton settings={shown} label={labels.field} />}>
              <Table name={name} settings={shown} canEdit={may.edit === true} />
            </Suspense>
            <ListFooter mode={settings.mode} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** "5,012 participants": how many there are, in words. */
function ListCount({ name }: { name: ResourceName }) {
  const { data, total = 0 } = useListContext<Row>();
  const translate = useT();
  const number = useNumber();
  const labels = useLabels(name);
  if (!data) return null;
  const words = total === 0 ? 'none' : total === 1 ? 'one' : 'many';
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
      {translate(`screens.list.${words}`, {
        total: number(total),
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
  /** The chosen columns: the file has the same. */
  columns: readonly string[];
}

function ListActions({ name, params, canCreate, canExport, columns }: ListActionsProps) {
  const translate = useT();
  const labels = useLabels(name);
  const { exportCsv, isExporting } = useCsvExport(name, params, columns);
  const create = createPath(name);
  const More = screensOf(name).listActions;
  return (
    <PageActions>
      {More && (
        <Suspense fallback={null}>
          <More name={name} />
        </Suspense>
      )}
      {canExport && (
        <PageAction
          color="secondary"
          icon={<DownloadIcon />}
          loading={isExporting}
          loadingPosition="start"
          onClick={() => void exportCsv()}
        >
          {translate('screens.list.export')}
        </PageAction>
      )}
      {canCreate && create && (
        <PageAction variant="contained" icon={<AddIcon />} component={Link} to={create}>
          {labels.create}
        </PageAction>
      )}
    </PageActions>
  );
}
