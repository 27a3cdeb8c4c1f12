import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { narrowAction, PageActionLabel } from '../../ui/PageActionLabel';
import { ImportFuelDialog } from './ImportFuelDialog';

/** The vehicles side by side, and the file of a fuel card. */
export default function FuelListActions() {
  const translate = useT();
  const mayCompare = useAllowed(PERMISSIONS.fueling.summary);
  const mayImport = useAllowed(PERMISSIONS.fueling.import);
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      {mayCompare && (
        <Button
          size="small"
          color="secondary"
          startIcon={<CompareIcon />}
          sx={narrowAction}
          component={Link}
          to="/fueling/summary"
        >
          <PageActionLabel>{translate('fueling.compare')}</PageActionLabel>
        </Button>
      )}
      {mayImport && (
        <Button
          size="small"
          color="secondary"
          startIcon={<UploadIcon />}
          sx={narrowAction}
          onClick={() => setIsImporting(true)}
        >
          <PageActionLabel>{translate('fueling.import.action')}</PageActionLabel>
        </Button>
      )}
      {isImporting && <ImportFuelDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}
