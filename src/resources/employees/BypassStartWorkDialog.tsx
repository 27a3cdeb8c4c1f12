import { bypassStartWorkCall } from '../../contract/employees/drivers';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';

/** Starts the day of a driver whose own device cannot. */
export function BypassStartWorkDialog({ record, onClose }: { record: Row; onClose: () => void }) {
  const translate = useT();
  const name = String(record.full_name);
  const run = async () => {
    await readApi(bypassStartWorkCall, { params: { id: record.id } });
    showMessage({
      kind: 'success',
      key: 'staff.start.done',
      args: { name },
      text: translate('staff.start.done', { name }),
    });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('staff.start.title', { name })}
      verb={translate('staff.start.verb')}
      keep={translate('staff.start.keep')}
      onRun={run}
      onClose={onClose}
    >
      {() => <span>{translate('staff.start.text', { name })}</span>}
    </CommandDialog>
  );
}
