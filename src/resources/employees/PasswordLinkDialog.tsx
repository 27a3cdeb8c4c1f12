import type { Account } from '../../contract/employees/account';
import { sendPasswordLinkCall } from '../../contract/employees/users';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';

interface PasswordLinkDialogProps {
  record: Row;
  account: Account;
  onClose: () => void;
}

/** Sends a single-use link to the person; nobody else sees it, and never a password. */
export function PasswordLinkDialog({ record, account, onClose }: PasswordLinkDialogProps) {
  const translate = useT();
  const args = { name: String(record.full_name), email: account.email };
  const send = async () => {
    await readApi(sendPasswordLinkCall, { params: { id: account.id } });
    showMessage({
      kind: 'success',
      key: 'staff.password.sent',
      args,
      text: translate('staff.password.sent', args),
    });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('staff.password.title', args)}
      verb={translate('staff.password.verb')}
      keep={translate('staff.password.keep')}
      onRun={send}
      onClose={onClose}
    >
      {() => <span>{translate('staff.password.text', args)}</span>}
    </CommandDialog>
  );
}
