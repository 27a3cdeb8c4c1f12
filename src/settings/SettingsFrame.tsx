import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HistoryLink } from '../ui/log/HistoryLink';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { PageActions } from '../ui/PageActions';
import { SIZES } from '../ui/theme/tokens';
import { useDelayed } from '../ui/useDelayed';
import { useMessageOf } from '../ui/useMessageOf';
import { LoadFailed } from '../ui/LoadFailed';
import type { SavedGroup } from '../contract/settings/settings';
import { useSettingGroups } from './settingGroups';

/** Milliseconds before a skeleton shows (field-notes 21). */
const SKELETON_AFTER = 150;

interface SettingsFrameProps {
  title: string;
  children: (groups: readonly SavedGroup[], mayEdit: boolean) => ReactNode;
}

/** A page of settings: title, link to the history, and the error when they do not load. */
export function SettingsFrame({ title, children }: SettingsFrameProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const { data, error, refetch } = useSettingGroups();
  const waits = useDelayed(!data && !error, SKELETON_AFTER);
  const mayEdit = useAllowed(PERMISSIONS.advanced_settings.update);
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%', minWidth: 0 }}>
      <PageActions>
        <HistoryLink resource="settings" />
      </PageActions>
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary">{translate('settings.lead')}</Typography>
      </Box>
      {!mayEdit && <Alert severity="info">{translate('settings.readOnly')}</Alert>}
      {error && !data && (
        <LoadFailed onRetry={() => void refetch()}>
          <strong>{translate('settings.loadFailed')}.</strong> {messageOf(error)}
        </LoadFailed>
      )}
      {waits && (
        <Skeleton
          variant="rounded"
          height={320}
          role="status"
          aria-label={translate('screens.list.loading')}
        />
      )}
      {data && children(data, mayEdit)}
    </Box>
  );
}
