import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import GridIcon from '@mui/icons-material/GridOnOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { useAllowed } from '../providers/usePermissions';
import { useNumber } from '../ui/useNumber';
import { LoadFailed } from '../ui/LoadFailed';
import { LotFilterBar } from './list/LotFilterBar';
import { LotTable } from './list/LotTable';
import { NoLots } from './list/NoLots';
import { PageDrop } from './list/PageDrop';
import { useLotFilters } from './list/useLotFilters';
import { useLots } from './list/useLots';
import { lotPage } from './lotCalls';
import { useImportPlaces } from '../resources/orders/useImportPlaces';
import { lazyPart } from '../providers/lazyPart';

const UploadDialog = lazyPart(() => import('./upload/UploadDialog'));

/** `/schedule/imports`: every lot of orders, and the upload of another. */
export default function ImportsPage() {
  const translate = useT();
  const number = useNumber();
  const navigate = useNavigate();
  const mayCreate = useAllowed(PERMISSIONS.imports.create);
  const mayUpload = useAllowed(PERMISSIONS.imports.upload) && mayCreate;
  const filtering = useLotFilters();
  const places = useImportPlaces();
  const [pages, setPages] = useState(1);
  const [upload, setUpload] = useState<{ file: File | null } | null>(null);
  const { data, error, isPending, refetch } = useLots(filtering.filters, pages);
  const openWith = useCallback((file: File | null) => setUpload((current) => current ?? { file }), []);
  const emptiness = error && !data ? 'error' : filtering.isFiltered ? 'filtered' : 'first';

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayUpload && (
        <>
          <PageDrop onFile={openWith} />
          <PageActions>
            <PageAction
              variant="outlined"
              icon={<GridIcon />}
              component={Link}
              to="/schedule/imports/create-csv"
            >
              {translate('imports.list.typed')}
            </PageAction>
            <PageAction variant="contained" icon={<UploadIcon />} onClick={() => openWith(null)}>
              {translate('imports.list.upload')}
            </PageAction>
          </PageActions>
        </>
      )}
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
          <Typography variant="h1">{translate('pages.imports')}</Typography>
          <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {data && translate('imports.list.count', { smart_count: data.total, count: number(data.total) })}
          </Box>
        </Box>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('imports.list.lead')}
        </Typography>
      </Box>
      <LotFilterBar filtering={filtering} places={places} />
      {error && data && (
        <LoadFailed severity="warning" onRetry={() => void refetch()}>
          {translate('imports.list.stale')}
        </LoadFailed>
      )}
      <Card>
        {isPending && <Skeleton variant="rounded" height={240} />}
        {data && data.lots.length > 0 && <LotTable lots={data.lots} />}
        {!isPending && !data?.lots.length && (
          <NoLots
            kind={emptiness}
            error={error}
            onUpload={mayUpload ? () => openWith(null) : undefined}
            onClear={filtering.clear}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
      {data && data.lots.length < data.total && (
        <Button onClick={() => setPages(pages + 1)} sx={{ justifySelf: 'start' }}>
          {translate('imports.list.more')}
        </Button>
      )}
      {upload && (
        <Suspense fallback={null}>
          <UploadDialog
            dropped={upload.file}
            known={data?.lots ?? []}
            onUploaded={(lot) => {
              // After "go back" the list is shown, not the dialog of the finished upload.
              setUpload(null);
              void navigate(lotPage(lot.id));
            }}
            onClose={() => setUpload(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
