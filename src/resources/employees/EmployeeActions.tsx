import ExportIcon from '@mui/icons-material/FolderZipOutlined';
import StartIcon from '@mui/icons-material/PlayArrowOutlined';
import DefaultsIcon from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import { exportEmployeeCall } from '../../contract/keeping/personExports';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import type { PartProps } from '../defineScreens';
import { useExportPerson } from '../personData/useExportPerson';
import { RecordActions } from '../screens/record/RecordActions';
import { BypassStartWorkDialog } from './BypassStartWorkDialog';
import { EMPLOYEE_ACCESS } from './employeeAccess';
import { SetDefaultsDialog } from './SetDefaultsDialog';

/** What can be done with a driver beside editing the record. */
export default function EmployeeActions({ name, record }: PartProps) {
  const translate = useT();
  const [open, setOpen] = useState<'defaults' | 'start' | null>(null);
  const maySetDefault = useAllowed(EMPLOYEE_ACCESS.setDefault);
  const mayStart = useAllowed(EMPLOYEE_ACCESS.bypassStartWork);
  const mayExport = useAllowed(PERMISSIONS.kept_data.exportEmployee);
  const exporting = useExportPerson(exportEmployeeCall, record.id);
  const isDriving = record.type === 'Driver' && record.is_active === true;
  const close = () => setOpen(null);
  const start = {
    label: translate('staff.start.action'),
    icon: StartIcon,
    onClick: () => setOpen('start'),
  };
  const defaults = {
    label: translate('staff.defaults.action'),
    icon: DefaultsIcon,
    onClick: () => setOpen('defaults'),
  };
  return (
    <>
      <RecordActions
        name={name}
        record={record}
        main={isDriving && mayStart ? [start] : []}
        more={[
          ...(isDriving && maySetDefault ? [defaults] : []),
          ...(mayExport
            ? [{ label: translate('personData.export'), icon: ExportIcon, onClick: exporting.ask }]
            : []),
        ]}
      />
      {open === 'defaults' && <SetDefaultsDialog record={record} onClose={close} />}
      {open === 'start' && <BypassStartWorkDialog record={record} onClose={close} />}
    </>
  );
}
