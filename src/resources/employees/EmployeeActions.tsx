import StartIcon from '@mui/icons-material/PlayArrowOutlined';
import DefaultsIcon from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { narrowAction, PageActionLabel } from '../../ui/PageActionLabel';
import { useAllowed } from '../../providers/usePermissions';
import type { PartProps } from '../defineScreens';
import { BypassStartWorkDialog } from './BypassStartWorkDialog';
import { EMPLOYEE_ACCESS } from './employeeAccess';
import { SetDefaultsDialog } from './SetDefaultsDialog';

/** What can be done with a driver beside editing the record. */
export default function EmployeeActions({ record }: PartProps) {
  const translate = useT();
  const [open, setOpen] = useState<'defaults' | 'start' | null>(null);
  const maySetDefault = useAllowed(EMPLOYEE_ACCESS.setDefault);
  const mayStart = useAllowed(EMPLOYEE_ACCESS.bypassStartWork);
  if (record.type !== 'Driver' || record.is_active !== true) return null;
  const close = () => setOpen(null);
  return (
    <>
      {mayStart && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<StartIcon />}
          sx={narrowAction}
          onClick={() => setOpen('start')}
        >
          <PageActionLabel>{translate('staff.start.action')}</PageActionLabel>
        </Button>
      )}
      {maySetDefault && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DefaultsIcon />}
          sx={narrowAction}
          onClick={() => setOpen('defaults')}
        >
          <PageActionLabel>{translate('staff.defaults.action')}</PageActionLabel>
        </Button>
      )}
      {open === 'defaults' && <SetDefaultsDialog record={record} onClose={close} />}
      {open === 'start' && <BypassStartWorkDialog record={record} onClose={close} />}
    </>
  );
}
