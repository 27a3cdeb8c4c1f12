import { useTranslate } from 'ra-core';
import type { InboxKey } from '../domain/inboxView';
import { say } from '../providers/messageLog';
import { CommandDialog } from '../resources/screens/CommandDialog';
import { revokeKey } from './keyCalls';

interface RevokeKeyDialogProps {
  revoked: InboxKey;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** A system can send nothing more. */
export function RevokeKeyDialog({ revoked, onSaved, onClose }: RevokeKeyDialogProps) {
  const translate = useTranslate();
  const args = { name: revoked.name, client: revoked.funding_source_name };
  const word = (name: string) => translate(`inboxKeys.revoking.${name}`, args);
  return (
    <CommandDialog
      title={word('title')}
      verb={word('verb')}
      keep={word('keep')}
      isDanger
      onRun={async () => {
        await revokeKey(revoked.id);
        await onSaved();
        say({ kind: 'success', key: 'inboxKeys.revoking.done', args, text: word('done') });
        onClose();
      }}
      onClose={onClose}
    >
      {() => <span>{word('sentence')}</span>}
    </CommandDialog>
  );
}
