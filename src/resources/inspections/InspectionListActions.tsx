import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { narrowAction, PageActionLabel } from '../../ui/PageActionLabel';

/** The way to the checklists. */
export default function InspectionListActions() {
  const translate = useT();
  if (!useAllowed(PERMISSIONS.inspections.items)) return null;
  return (
    <Button
      size="small"
      color="secondary"
      startIcon={<ChecklistIcon />}
      sx={narrowAction}
      component={Link}
      to="/data/inspection-items"
    >
      <PageActionLabel>{translate('inspections.checklists')}</PageActionLabel>
    </Button>
  );
}
