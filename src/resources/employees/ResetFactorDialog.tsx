import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '../../contract/employees/account';
import { resetFactorsCall } from '../../contract/employees/users';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';

interface ResetFactorDialogProps {
  record: Row;
  account: Account;
  onClose: () => void;
}

/** Somebody lost their phone: they sign in with their password alone and set a second factor up again. */
export function ResetFactorDialog({ record, account, onClose }: ResetFactorDialogProps) {
  const translate = useT();
  const client = useQueryClient();
  const args = { name: String(record.full_name) };
  const reset = async () => {
    await readApi(resetFactorsCall, { params: { id: account.id } });
    await client.invalidateQueries({ queryKey: ['employees', 'account', record.id] });
    const key = 'staff.secondFactor.done';
    showMessage({ kind: 'success', key, args, text: translate(key, args) });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('staff.secondFactor.title', args)}
      verb={translate('staff.secondFactor.action')}
      keep={translate('staff.secondFactor.keep')}
      isDanger
      onRun={reset}
      onClose={onClose}
    >
      {() => <span>{translate('staff.secondFactor.text', args)}</span>}
    </CommandDialog>
  );
}
