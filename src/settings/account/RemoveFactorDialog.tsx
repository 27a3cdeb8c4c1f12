import { useState } from 'react';
import type { Passkey } from '../../domain/access/secondFactor';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT, useTranslateAny } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { removePasskey, removeTotp } from '../../providers/secondFactorCalls';
import { CommandDialog } from '../../ui/CommandDialog';
import { PasswordInput } from '../../ui/PasswordInput';

interface RemoveFactorDialogProps {
  /** Null: the authenticator app. */
  passkey: Passkey | null;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Requires the password: the open session may be used by another person. */
export function RemoveFactorDialog({ passkey, onDone, onClose }: RemoveFactorDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const [password, setPassword] = useState('');
  const word = (key: KeyUnder<'accountPages.factors'>) =>
    translate(`accountPages.factors.${key}`, { name: passkey?.name ?? '' });
  const remove = async () => {
    await (passkey ? removePasskey(passkey.id, password) : removeTotp(password));
    showMessage({ kind: 'success', key: 'accountPages.factors.removed', text: word('removed') });
    await onDone();
  };
  return (
    <CommandDialog
      title={word(passkey ? 'removePasskeyTitle' : 'removeTotpTitle')}
      verb={word('remove')}
      keep={word('cancel')}
      isDanger
      isBlocked={password === ''}
      onRun={remove}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>{word('removeText')}</span>
          <PasswordInput
            label={word('password')}
            value={password}
            onChange={setPassword}
            error={problems.password ? translateAny(problems.password.message) : null}
            autoComplete="current-password"
            disabled={isRunning}
          />
        </>
      )}
    </CommandDialog>
  );
}
