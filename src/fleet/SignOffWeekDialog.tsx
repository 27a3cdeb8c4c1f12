import { useQueryClient } from '@tanstack/react-query';
import { signTimesheetCall, type Timesheet } from '../contract/timeKeeping/timesheets';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';
import { hoursText } from './hoursText';

interface SignOffWeekDialogProps {
  sheet: Timesheet;
  weekStart: string;
  onClose: () => void;
}

/** Closes a driver's week. */
export function SignOffWeekDialog({ sheet, weekStart, onClose }: SignOffWeekDialogProps) {
  const translate = useT();
  const client = useQueryClient();
  const { employee_id, name, total } = sheet;
  const signOff = async () => {
    await readApi(signTimesheetCall, { body: { employee_id, week_start: weekStart } });
    await client.invalidateQueries({ queryKey: ['time_corrections'] });
    const args = { name };
    showMessage({
      kind: 'success',
      key: 'timesheets.signOff.done',
      args,
      text: translate('timesheets.signOff.done', args),
    });
    onClose();
  };
  const overtime = total.overtime + total.double;
  return (
    <CommandDialog
      title={translate('timesheets.signOff.title', { name })}
      verb={translate('timesheets.signOff.verb')}
      keep={translate('timesheets.signOff.keep')}
      onRun={signOff}
      onClose={onClose}
    >
      {() => (
        <span>
          {translate(`timesheets.signOff.${overtime > 0 ? 'text' : 'noOvertime'}`, {
            hours: hoursText(total.regular + overtime),
            overtime: hoursText(overtime),
          })}
        </span>
      )}
    </CommandDialog>
  );
}
