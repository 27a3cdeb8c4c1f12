import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SIZES } from '../../layout/tokens';
import { WhyButton } from '../../access/WhyButton';
import { HOME_PATH } from '../../domain/routeAccess';
import { permissionFor } from '../../providers/authProvider';
import type { ResourceName } from '../registry';
import type { ResourceAction } from '../schema/defineResource';
import { listPath } from './paths';
import type { Row } from './resourceOf';
import { useDelayed } from './useDelayed';
import { useMay } from './useMay';
import { statusOf, useMessageOf } from './useMessageOf';

/** Milliseconds before a skeleton shows (field-notes 21). */
const SKELETON_AFTER = 150;

/** Draws its children for whom the action is allowed; else says why not. */
export function MayGate({
  name,
  action,
  children,
}: {
  name: ResourceName;
  action: ResourceAction;
  children: ReactNode;
}) {
  const translate = useTranslate();
  const may = useMay(name)[action];
  if (may === undefined) return null;
  if (may) return children;
  return (
    <Closed title={translate('screens.empty.forbiddenTitle')} text={translate('screens.empty.forbidden')}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <WhyButton needs={permissionFor(action, name)} />
        <Button component={Link} to={HOME_PATH} variant="outlined">
          {translate('screens.empty.home')}
        </Button>
      </Box>
    </Closed>
  );
}

interface RecordGateProps {
  name: ResourceName;
  id: number;
  children: (record: Row) => ReactNode;
}

/**
 * The record, once it has come fresh from the server: a row that a list had left behind could be old. Says what is
 * wrong when it does not come.
 */
export function RecordGate({ name, id, children }: RecordGateProps) {
  const translate = useTranslate();
  const messageOf = useMessageOf();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<Row>(
    name,
    { id },
    { enabled: Number.isInteger(id), retry: false },
  );
  const waits = useDelayed(!isFetchedAfterMount, SKELETON_AFTER);
  const isUnknown = !Number.isInteger(id) || statusOf(error) === 404;
  if (isUnknown) {
    return (
      <Closed title={translate('screens.record.notFoundTitle')} text={translate('screens.record.notFound')}>
        <Button component={Link} to={listPath(name) ?? HOME_PATH} variant="outlined">
          {translate('screens.record.back')}
        </Button>
      </Closed>
    );
  }
  if (data && isFetchedAfterMount) return children(data);
  if (error) {
    return (
      <Closed title={translate('screens.empty.errorTitle')} text={messageOf(error)}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('screens.empty.retry')}
        </Button>
      </Closed>
    );
  }
  return waits ? <RecordSkeleton /> : null;
}

function Closed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 14, textAlign: 'center' }}
    >
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '56ch' }}>{text}</Typography>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}

function RecordSkeleton() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('screens.list.loading')}
      sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%' }}
    >
      <Skeleton variant="rounded" width={240} height={28} />
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" height={160} />
    </Box>
  );
}
