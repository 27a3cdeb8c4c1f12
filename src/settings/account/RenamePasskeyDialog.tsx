import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { PASSKEY_NAME_MAX, type Passkey } from '../../domain/access/secondFactor';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { renamePasskey } from '../../providers/secondFactorCalls';
import { CommandDialog } from '../../ui/CommandDialog';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onDone, onClose }: RenamePasskeyDialogProps) {
  const translate = useT();
  const [name, setName] = useState(passkey.name);
  const word = (key: KeyUnder<'accountPages.factors'>) =>
    translate(`accountPages.factors.${key}`, { name: passkey.name });
  const rename = async () => {
    await renamePasskey(passkey.id, name.trim());
    await onDone();
  };
  return (
    <CommandDialog
      title={word('renameNamed')}
      verb={word('rename')}
      keep={word('cancel')}
      isBlocked={name.trim() === '' || name.trim() === passkey.name}
      onRun={rename}
      onClose={onClose}
    >
      {({ isRunning }) => (
        <TextField
          label={word('name')}
          value={name}
          disabled={isRunning}
          size="small"
          margin="dense"
          slotProps={{ htmlInput: { maxLength: PASSKEY_NAME_MAX } }}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </CommandDialog>
  );
}
