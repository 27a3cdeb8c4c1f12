import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '../../contract/employees/account';
import { reactivateUserCall } from '../../contract/employees/users';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';

interface ReactivateDialogProps {
  record: Row;
  account: Account;
  onClose: () => void;
}

/** "Reactivate user" (spec §4): a blocked account may sign in again. */
export function ReactivateDialog({ record, account, onClose }: ReactivateDialogProps) {
  const translate = useT();
  const client = useQueryClient();
  const args = { name: String(record.full_name) };
  const reactivate = async () => {
    await readApi(reactivateUserCall, { params: { id: account.id } });
    await client.invalidateQueries({ queryKey: ['employees', 'account', record.id] });
    showMessage({
      kind: 'success',
      key: 'staff.reactivate.done',
      args,
      text: translate('staff.reactivate.done', args),
    });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('staff.reactivate.title', args)}
      verb={translate('staff.reactivate.action')}
      keep={translate('staff.reactivate.keep')}
      onRun={reactivate}
      onClose={onClose}
    >
      {() => <span>{translate('staff.reactivate.text', args)}</span>}
    </CommandDialog>
  );
}
