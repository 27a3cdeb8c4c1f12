import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { permission } from '../domain/access/access';
import { MessagePage } from '../ui/MessagePage';
import { PageAction } from '../ui/PageAction';
import { HistoryLink } from '../ui/log/HistoryLink';
import { useT } from '../i18n/useT';
import { PageActions } from '../ui/PageActions';
import { PageLoading } from '../ui/PageLoading';
import { useLive } from '../providers/useLive';
import { useAllowed } from '../providers/usePermissions';
import { useMessageOf } from '../ui/useMessageOf';
import { RoleTable } from './RoleTable';
import { RoleSearch } from './RoleSearch';
import { rolesQuery } from './roleWire';

const ADD = permission('POST', '/user_types');

/** The roles, with their number of people and of permissions (spec §2 `/roles-permissions`). */
export default function RolesPage() {
  const translate = useT();
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const mayAdd = useAllowed(ADD);
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(rolesQuery);
  const refresh = () => void client.invalidateQueries({ queryKey: ['user_types'] });
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === 'user_types.changed') refresh();
    },
    onGap: refresh,
  });
  if (error && !data) {
    return (
      <MessagePage title={translate('rolePages.list.failed')} text={messageOf(error)}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('screens.empty.retry')}
        </Button>
      </MessagePage>
    );
  }
  if (!data) return <PageLoading />;
  const sought = text.trim().toLowerCase();
  const shown = data.filter(({ name }) => name.toLowerCase().includes(sought));
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, maxWidth: 1200 }}>
      <PageActions>
        <HistoryLink resource="user_types" />
        {mayAdd && (
          <PageAction variant="contained" icon={<AddIcon />} component={Link} to="/roles-permissions/add">
            {translate('rolePages.list.add')}
          </PageAction>
        )}
      </PageActions>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
          <Typography variant="h1">{translate('pages.rolesPermissions')}</Typography>
          <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {translate('rolePages.list.count', { smart_count: shown.length })}
          </Box>
        </Box>
        <Typography color="text.secondary">{translate('rolePages.list.purpose')}</Typography>
      </Box>
      <RoleSearch value={text} onChange={setText} />
      {shown.length > 0 ? (
        <RoleTable roles={shown} mayCopy={mayAdd} />
      ) : (
        <Typography color="text.secondary">
          {translate('rolePages.list.none', { text: text.trim() })}
        </Typography>
      )}
    </Box>
  );
}
