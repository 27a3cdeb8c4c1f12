import BellIcon from '@mui/icons-material/NotificationsOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { permission } from '../domain/access/access';
import { HistoryLink } from '../ui/log/HistoryLink';
import { useT } from '../i18n/useT';
import { MessagePage } from '../ui/MessagePage';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { PageLoading } from '../ui/PageLoading';
import { useAllowed } from '../providers/usePermissions';
import { statusOf, useMessageOf } from '../ui/useMessageOf';
import { RoleForm } from './RoleForm';
import { NEW_ROLE, rightsBeyond, valuesOf } from './roleValues';
import type { Role } from '../contract/roles/roles';
import { rightsQuery, roleQuery } from './roleWire';

const ADD = permission('POST', '/user_types');
const EDIT = permission('PUT', '/user_types/:id');

/** `/roles-permissions/:id`, and `/add` with `?copy=<id>` to start from another role. */
export default function RolePage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const copied = search.get('copy');
  const source = id ?? copied;
  if (source === null) return <LoadedRole id={null} isCopy={false} />;
  return <LoadedRole key={source} id={Number(source)} isCopy={id === undefined} />;
}

function LoadedRole({ id, isCopy }: { id: number | null; isCopy: boolean }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const rights = useQuery(rightsQuery);
  const role = useQuery({ ...roleQuery(id ?? 0), enabled: Number.isInteger(id), retry: false });
  const isUnknown = (id !== null && !Number.isInteger(id)) || statusOf(role.error) === 404;
  if (isUnknown && !isCopy) {
    return (
      <MessagePage
        title={translate('rolePages.form.notFoundTitle')}
        text={translate('rolePages.form.notFound')}
      >
        <Button component={Link} to="/roles-permissions" variant="outlined">
          {translate('rolePages.form.back')}
        </Button>
      </MessagePage>
    );
  }
  const error = rights.error ?? (isUnknown ? null : role.error);
  if (error) {
    const retry = () => void Promise.all([rights.refetch(), id === null ? null : role.refetch()]);
    return (
      <MessagePage title={translate('rolePages.form.failed')} text={messageOf(error)}>
        <Button variant="outlined" onClick={retry}>
          {translate('screens.empty.retry')}
        </Button>
      </MessagePage>
    );
  }
  // Editing needs current data: a row from the list's cache could be old.
  if (!rights.data || (id !== null && !isUnknown && !role.isFetchedAfterMount)) return <PageLoading />;
  return <OpenedRole groups={rights.data} found={role.data ?? null} isCopy={isCopy} />;
}

interface OpenedRoleProps {
  groups: Parameters<typeof RoleForm>[0]['groups'];
  found: Role | null;
  isCopy: boolean;
}

/** Keeps the role as it was opened: later saves of colleagues do not change the choices. */
function OpenedRole({ groups, found, isCopy }: OpenedRoleProps) {
  const translate = useT();
  const client = useQueryClient();
  const [opened, setOpened] = useState(found);
  const mayEdit = useAllowed(EDIT);
  const mayAdd = useAllowed(ADD);
  const role = isCopy ? null : opened;
  const reload = async () => {
    if (opened) setOpened(await client.fetchQuery({ ...roleQuery(opened.id), staleTime: 0 }));
  };
  const beyond = rightsBeyond(groups);
  const source = opened ? valuesOf(opened).permissions : [];
  const permissions = source.filter((key) => !beyond.has(key));
  const copiedValues = opened && { ...valuesOf(opened), permissions, name: '', is_active: true };
  return (
    <>
      {role && (
        <PageActions>
          <HistoryLink resource="user_types" id={role.id} />
          {mayEdit && (
            <PageAction
              color="secondary"
              icon={<BellIcon />}
              component={Link}
              to={`/roles-permissions/${role.id}/notifications`}
            >
              {translate('pages.notificationDefaults')}
            </PageAction>
          )}
          {mayAdd && (
            <PageAction
              color="secondary"
              icon={<CopyIcon />}
              component={Link}
              to={`/roles-permissions/add?copy=${role.id}`}
            >
              {translate('rolePages.form.copy')}
            </PageAction>
          )}
        </PageActions>
      )}
      <RoleForm
        key={role?.version}
        groups={groups}
        role={role}
        initial={role ? valuesOf(role) : (copiedValues ?? NEW_ROLE)}
        copiedFrom={isCopy ? (opened?.name ?? null) : null}
        leftOut={isCopy ? source.length - permissions.length : 0}
        mayEdit={role ? mayEdit && !role.obstacle : mayAdd}
        onReload={() => void reload()}
      />
    </>
  );
}
