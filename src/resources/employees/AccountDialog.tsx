import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveAccountCall, type Account } from '../../contract/employees/account';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { useSession } from '../../providers/useSession';
import { PasswordInput } from '../../ui/PasswordInput';
import { CommandDialog } from '../../ui/CommandDialog';
import { FieldFrame } from '../../ui/FieldFrame';
import type { Row } from '../../ui/resourceOf';
import { useRecords } from '../../ui/useRecords';
import { PlainSelect } from './PlainSelect';
import { useRoles } from './useAccount';

/** All CDPs; an operation has dozens. */
const MOST = 500;

interface AccountDialogProps {
  record: Row;
  account: Account | null;
  onClose: () => void;
}

/** Gives an employee an account or changes it; a change of the user type warns first (spec §4). */
export function AccountDialog({ record, account, onClose }: AccountDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const client = useQueryClient();
  const roles = useRoles();
  const { data: cdps } = useRecords('cdps', { perPage: MOST, sort: 'name', filter: { is_active: '1' } });
  const name = String(record.full_name);
  const [email, setEmail] = useState(account?.email ?? String(record.email ?? ''));
  const [role, setRole] = useState<number | null>(account?.user_type_id ?? null);
  const [isCdp, setIsCdp] = useState(account?.is_cdp ?? false);
  const [cdp, setCdp] = useState<number | null>(account?.cdp_id ?? null);
  const [password, setPassword] = useState('');
  const isOwn = useSession().id === account?.id;
  const isNewEmail = account !== null && email.trim().toLowerCase() !== account.email.toLowerCase();
  const waits = isNewEmail && !account.is_first_signin;
  const isNewRole = account !== null && role !== null && role !== account.user_type_id;
  const words = account ? 'change' : 'give';

  const save = async () => {
    if (role === null) return;
    const body = {
      email: email.trim(),
      user_type_id: role,
      is_cdp: isCdp,
      cdp_id: isCdp ? cdp : null,
      ...(isOwn && isNewEmail ? { password } : {}),
    };
    await readApi(saveAccountCall, { params: { id: record.id }, body }, { version: record.version });
    await client.invalidateQueries({ queryKey: ['employees'] });
    const key = waits ? 'staff.pendingEmail.sent' : account ? 'messages.saved' : 'staff.account.invited';
    showMessage({ kind: 'success', key, args: { email }, text: translate(key, { email }) });
    onClose();
  };
  return (
    <CommandDialog
      title={translate(`staff.account.${words}Title`, { name })}
      verb={translate(isNewRole ? 'staff.account.changeType' : `staff.account.${words}Verb`)}
      keep={translate('staff.account.keep')}
      isDanger={isNewRole}
      isBlocked={
        email.trim() === '' ||
        role === null ||
        (isCdp && cdp === null) ||
        (isOwn && isNewEmail && password === '')
      }
      onRun={save}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>{translate(`staff.account.${words}Text`, { name })}</span>
          <FieldFrame
            label={translate('staff.account.email')}
            required
            problem={problems.email && translateAny(problems.email.message, problems.email.args)}
          >
            {({ id, describedBy }) => (
              <OutlinedInput
                size="small"
                fullWidth
                id={id}
                type="email"
                autoComplete="off"
                value={email}
                disabled={isRunning}
                error={problems.email !== undefined}
                inputProps={{ 'aria-describedby': describedBy, maxLength: 254 }}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </FieldFrame>
          {waits && <Alert severity="info">{translate('staff.pendingEmail.rule')}</Alert>}
          {isOwn && isNewEmail && (
            <PasswordInput
              label={translate('staff.pendingEmail.ownPassword')}
              value={password}
              onChange={setPassword}
              error={
                problems.password ? translateAny(problems.password.message, problems.password.args) : null
              }
              autoComplete="current-password"
              disabled={isRunning}
            />
          )}
          <PlainSelect
            label={translate('staff.account.role')}
            required
            value={role}
            emptyText={translate('screens.form.choose')}
            options={roles.map(({ id, name: text, is_driver, may_give }) => ({
              value: id,
              text: may_give ? text : translate('staff.account.beyond', { role: text }),
              disabled: !may_give || (is_driver && record.type !== 'Driver'),
            }))}
            problem={problems.user_type_id}
            disabled={isRunning}
            onChange={setRole}
          />
          {isNewRole && (
            <Alert severity="warning">{translate('staff.account.losePrivileges', { name })}</Alert>
          )}
          <Box>
            <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -2 }}>
              <Switch
                checked={isCdp}
                disabled={isRunning}
                slotProps={{ input: { role: 'switch' } }}
                onChange={(_, checked) => setIsCdp(checked)}
              />
              {translate('staff.account.isCdp')}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate('staff.account.isCdpText')}</Box>
          </Box>
          {isCdp && (
            <PlainSelect
              label={translate('staff.account.cdp')}
              required
              value={cdp}
              emptyText={translate('screens.form.choose')}
              options={(cdps ?? []).map(({ id, name: text }) => ({ value: id, text }))}
              problem={problems.cdp_id}
              disabled={isRunning}
              onChange={setCdp}
            />
          )}
        </>
      )}
    </CommandDialog>
  );
}
