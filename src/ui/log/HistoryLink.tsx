import HistoryIcon from '@mui/icons-material/ManageHistory';
import { Link } from 'react-router-dom';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { PageAction } from '../PageAction';

/** Link to the history of a record, or of all records of a kind, for users with permission to read it. */
export function HistoryLink({ resource, id }: { resource: string; id?: number }) {
  const translate = useT();
  const mayRead = useAllowed(PERMISSIONS.activity_logger.read);
  if (!mayRead) return null;
  return (
    <PageAction
      color="secondary"
      icon={<HistoryIcon />}
      component={Link}
      to={`/change-log/${resource}${id === undefined ? '' : `?id=${id}`}`}
    >
      {translate('screens.history')}
    </PageAction>
  );
}
