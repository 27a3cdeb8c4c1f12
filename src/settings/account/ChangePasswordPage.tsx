import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type FormEvent } from 'react';
import { canSubmitPassword } from '../../domain/access/password';
import { TOAST_PASSWORD_CHANGED } from '../../domain/time/timings';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useUnsaved } from '../../ui/unsaved/useUnsaved';
import { HttpError } from '../../providers/httpError';
import { showMessage } from '../../providers/messageLog';
import { sendPassword } from '../../providers/passwordCalls';
import { signOut } from '../../providers/session';
import { useSession } from '../../providers/useSession';
import { PasswordInput } from '../../ui/PasswordInput';
import { PasswordRules } from './PasswordRules';

/** A failed sign-out was shown already; the user stays on the page. */
function stay(): void {}

/** `/change-password` (spec §2, §5): success is shown for 3 s, then the user is signed out (spec §4). */
export default function ChangePasswordPage() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { id, email } = useSession();
  const [old, setOld] = useState('');
  const [chosen, setChosen] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [state, setState] = useState<'form' | 'saving' | 'saved'>('form');
  const [refused, setRefused] = useState<HttpError | null>(null);
  const word = (key: KeyUnder<'accountPages.password'>) => translate(`accountPages.password.${key}`);

  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => void signOut('passwordSet').catch(stay), TOAST_PASSWORD_CHANGED);
    return () => clearTimeout(timer);
  }, [state]);

  useUnsaved(state !== 'saved' && [old, chosen, confirmation].some((text) => text !== ''));

  const complaint = (field: 'old_password' | 'new_password') => {
    const problem = refused?.errors[field];
    return problem ? translateAny(problem.message, problem.args) : null;
  };
  const refusal = () => {
    if (!refused) return null;
    if (refused.status === 429) return word('tooMany');
    return refused.messageKey ? translateAny(refused.messageKey, refused.messageArgs) : refused.message;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    setState('saving');
    try {
      await sendPassword(
        { id, token: '', auth: '', isMobile: false },
        { old_password: old, new_password: chosen },
      );
      setState('saved');
      showMessage({
        kind: 'success',
        key: 'accountPages.password.saved',
        text: word('saved'),
        duration: TOAST_PASSWORD_CHANGED,
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setRefused(error);
      setState('form');
    }
  };
  const isBusy = state !== 'form';
  const differs = confirmation !== '' && confirmation !== chosen;

  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 480 }}>
      <Box>
        <Typography variant="h1">{translate('pages.changePassword')}</Typography>
        <Typography color="text.secondary">{word('lead')}</Typography>
      </Box>
      <Card
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 4, padding: 5 }}
      >
        {/* A live region that exists before its content: otherwise it is not announced. */}
        <Box role="alert" sx={{ '&:empty': { mb: -4 } }}>
          {refused && <Alert severity="error">{refusal()}</Alert>}
        </Box>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={word('old')}
          value={old}
          onChange={setOld}
          error={complaint('old_password')}
          autoComplete="current-password"
          disabled={isBusy}
        />
        <PasswordInput
          label={word('new')}
          value={chosen}
          onChange={setChosen}
          error={complaint('new_password')}
          autoComplete="new-password"
          disabled={isBusy}
        />
        <PasswordRules password={chosen} />
        <PasswordInput
          label={word('confirmation')}
          value={confirmation}
          onChange={setConfirmation}
          error={differs ? translate('validation.passwordsDiffer') : null}
          autoComplete="new-password"
          disabled={isBusy}
        />
        <Button
          type="submit"
          variant="contained"
          loading={state === 'saving'}
          disabled={isBusy || old === '' || !canSubmitPassword(chosen, confirmation)}
          sx={{ justifySelf: 'start' }}
        >
          {translate('session.password.change')}
        </Button>
      </Card>
    </Box>
  );
}
