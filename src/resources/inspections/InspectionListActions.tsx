import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import { Link } from 'react-router-dom';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { PageAction } from '../../ui/PageAction';

/** The way to the checklists. */
export default function InspectionListActions() {
  const translate = useT();
  if (!useAllowed(PERMISSIONS.inspections.items)) return null;
  return (
    <PageAction color="secondary" icon={<ChecklistIcon />} component={Link} to="/data/inspection-items">
      {translate('inspections.checklists')}
    </PageAction>
  );
}
