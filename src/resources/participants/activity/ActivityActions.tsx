import OffIcon from '@mui/icons-material/PersonOffOutlined';
import OnIcon from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PERMISSIONS } from '../../../domain/access/permissions';
import { useT } from '../../../i18n/useT';
import { narrowAction, PageActionLabel } from '../../../ui/PageActionLabel';
import type { PartProps } from '../../defineScreens';
import { useAllowed } from '../../../providers/usePermissions';
import { ActivateDialog } from './ActivateDialog';
import { InactivateDialog } from './InactivateDialog';

/** "Inactivate" for who is active, "Activate" for who is not, each with its own right (spec §6, Participants). */
export default function ActivityActions({ record }: PartProps) {
  const translate = useT();
  const mayInactivate = useAllowed(PERMISSIONS.participants.inactivate);
  const mayToggle = useAllowed(PERMISSIONS.participants.toggleActive);
  const [isAsking, setIsAsking] = useState(false);
  const isActive = record.is_active === true;
  if (isActive ? !mayInactivate : !mayToggle) return null;
  const Icon = isActive ? OffIcon : OnIcon;
  const Dialog = isActive ? InactivateDialog : ActivateDialog;
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<Icon />}
        sx={narrowAction}
        onClick={() => setIsAsking(true)}
      >
        <PageActionLabel>
          {translate(`participants.activity.${isActive ? 'inactivate' : 'activate'}`)}
        </PageActionLabel>
      </Button>
      {isAsking && <Dialog record={record} onClose={() => setIsAsking(false)} />}
    </>
  );
}
