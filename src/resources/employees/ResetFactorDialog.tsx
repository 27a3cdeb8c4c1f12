import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../i18n/useT';
import { request } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';
import type { Account } from './useAccount';

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
    await request(`/users/${account.id}/second_factor`, { method: 'DELETE', toast: false });
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
