import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../i18n/useT';
import { request } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';
import type { Account } from './useAccount';

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
    await request(`/users/${account.id}/reactivate`, { method: 'PATCH', body: {}, toast: false });
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
