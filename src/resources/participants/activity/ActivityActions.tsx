import EraseIcon from '@mui/icons-material/DeleteForeverOutlined';
import ExportIcon from '@mui/icons-material/FolderZipOutlined';
import OffIcon from '@mui/icons-material/PersonOffOutlined';
import OnIcon from '@mui/icons-material/PersonOutlined';
import { useState } from 'react';
import { exportParticipantCall } from '../../../contract/keeping/personExports';
import { PERMISSIONS } from '../../../domain/access/permissions';
import { useT } from '../../../i18n/useT';
import { useAllowed } from '../../../providers/usePermissions';
import type { PartProps } from '../../defineScreens';
import { EraseDialog } from '../../personData/EraseDialog';
import { useExportPerson } from '../../personData/useExportPerson';
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
  const mayExport = useAllowed(PERMISSIONS.kept_data.exportParticipant);
  const mayErase = useAllowed(PERMISSIONS.kept_data.erase);
  const exporting = useExportPerson(exportParticipantCall, record.id);
  const [isAsking, setIsAsking] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const isActive = record.is_active === true;
  const Dialog = isActive ? InactivateDialog : ActivateDialog;
  const change = {
    label: translate(`participants.activity.${isActive ? 'inactivate' : 'activate'}`),
    icon: isActive ? OffIcon : OnIcon,
    onClick: () => setIsAsking(true),
  };
  const data = [
    ...(mayExport
      ? [{ label: translate('personData.export'), icon: ExportIcon, onClick: exporting.ask }]
      : []),
    ...(mayErase
      ? [{ label: translate('personData.erase.action'), icon: EraseIcon, onClick: () => setIsErasing(true) }]
      : []),
  ];
  return (
    <>
      <RecordActions
        name={name}
        record={record}
        main={!isActive && mayToggle ? [change] : []}
        more={[...(isActive && mayInactivate ? [change] : []), ...data]}
      />
      {isErasing && <EraseDialog record={record} onClose={() => setIsErasing(false)} />}
      {isAsking && <Dialog record={record} onClose={() => setIsAsking(false)} />}
    </>
  );
}
