import { revokeKeyCall, type InboxKey } from '../contract/inbox/keys';
import type { KeyUnder } from '../i18n/messageKey';
import { useT } from '../i18n/useT';
import { callApi } from '../providers/callApi';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';

interface RevokeKeyDialogProps {
  revoked: InboxKey;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Revokes a key: its system can send nothing more. */
export function RevokeKeyDialog({ revoked, onSaved, onClose }: RevokeKeyDialogProps) {
  const translate = useT();
  const args = { name: revoked.name, client: revoked.funding_source_name };
  const word = (name: KeyUnder<'inboxKeys.revoking'>) => translate(`inboxKeys.revoking.${name}`, args);
  return (
    <CommandDialog
      title={word('title')}
      verb={word('verb')}
      keep={word('keep')}
      isDanger
      onRun={async () => {
        await callApi(revokeKeyCall, { params: { id: revoked.id } }, { toast: false });
        await onSaved();
        showMessage({ kind: 'success', key: 'inboxKeys.revoking.done', args, text: word('done') });
        onClose();
      }}
      onClose={onClose}
    >
      {() => <span>{word('sentence')}</span>}
    </CommandDialog>
  );
}
