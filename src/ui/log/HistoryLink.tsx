import HistoryIcon from '@mui/icons-material/ManageHistory';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { narrowAction, PageActionLabel } from '../PageActionLabel';

/** Link to the history of a record, or of all records of a kind, for users with permission to read it. */
export function HistoryLink({ resource, id }: { resource: string; id?: number }) {
  const translate = useT();
  const mayRead = useAllowed(PERMISSIONS.activity_logger.read);
  if (!mayRead) return null;
  return (
    <Button
      size="small"
      color="secondary"
      startIcon={<HistoryIcon />}
      sx={narrowAction}
      component={Link}
      to={`/change-log/${resource}${id === undefined ? '' : `?id=${id}`}`}
    >
      <PageActionLabel>{translate('screens.history')}</PageActionLabel>
    </Button>
  );
}
