import OffIcon from '@mui/icons-material/PersonOffOutlined';
import OnIcon from '@mui/icons-material/PersonOutlined';
import { useState } from 'react';
import { PERMISSIONS } from '../../../domain/access/permissions';
import { useT } from '../../../i18n/useT';
import { useAllowed } from '../../../providers/usePermissions';
import type { PartProps } from '../../defineScreens';
import { RecordActions } from '../../screens/record/RecordActions';
import { ActivateDialog } from './ActivateDialog';
import { InactivateDialog } from './InactivateDialog';

/**
 * "Inactivate" for who is active, "Activate" for who is not, each with its own right (spec §6, Participants). Who is
 * not active is most often opened to be so again.
 */
export default function ActivityActions({ name, record }: PartProps) {
  const translate = useT();
  const mayInactivate = useAllowed(PERMISSIONS.participants.inactivate);
  const mayToggle = useAllowed(PERMISSIONS.participants.toggleActive);
  const [isAsking, setIsAsking] = useState(false);
  const isActive = record.is_active === true;
  const Dialog = isActive ? InactivateDialog : ActivateDialog;
  const change = {
    label: translate(`participants.activity.${isActive ? 'inactivate' : 'activate'}`),
    icon: isActive ? OffIcon : OnIcon,
    onClick: () => setIsAsking(true),
  };
  return (
    <>
      <RecordActions
        name={name}
        record={record}
        main={!isActive && mayToggle ? [change] : []}
        more={isActive && mayInactivate ? [change] : []}
      />
      {isAsking && <Dialog record={record} onClose={() => setIsAsking(false)} />}
    </>
  );
}
