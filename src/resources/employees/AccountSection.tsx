import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import BlockedIcon from '@mui/icons-material/LockOutlined';
import InvitedIcon from '@mui/icons-material/MailOutlineOutlined';
import OffIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Account } from '../../contract/employees/account';
import { useT } from '../../i18n/useT';
import { readSession } from '../../providers/session';
import { useAllowed } from '../../providers/usePermissions';
import type { PartProps } from '../defineScreens';
import { Fact } from '../../ui/Fact';
import { Section } from '../../ui/Section';
import { ToneTag } from '../../ui/ToneTag';
import { useMessageOf } from '../../ui/useMessageOf';
import { useReferenceTitle } from '../screens/useReferenceTitle';
import { useZonedTime } from '../../ui/useZonedTime';
import { AccountDialog } from './AccountDialog';
import { EMPLOYEE_ACCESS } from './employeeAccess';
import { PasswordLinkDialog } from './PasswordLinkDialog';
import { PendingEmail } from './PendingEmail';
import { ReactivateDialog } from './ReactivateDialog';
import { ResetFactorDialog } from './ResetFactorDialog';
import { useAccount } from './useAccount';

const STATES = {
  active: { tone: 'green', icon: ActiveIcon },
  blocked: { tone: 'red', icon: BlockedIcon },
  invited: { tone: 'accent', icon: InvitedIcon },
  inactive: { tone: 'neutral', icon: OffIcon },
} as const;

function stateOf(account: Account): keyof typeof STATES {
  if (account.is_blocked) return 'blocked';
  if (!account.is_active) return 'inactive';
  return account.is_first_signin ? 'invited' : 'active';
}

/** Whether and how an employee signs in, and what can be done about it. */
export default function AccountSection({ record }: PartProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const { data: account, error } = useAccount(record.id);
  const [open, setOpen] = useState<'account' | 'password' | 'reactivate' | 'factor' | null>(null);
  const maySaveAny = useAllowed(EMPLOYEE_ACCESS.saveAccount) && record.is_active === true;
  const obstacle = account?.obstacle ?? null;
  const mayLink = useAllowed(EMPLOYEE_ACCESS.passwordLink) && !obstacle;
  const mayReactivate = useAllowed(EMPLOYEE_ACCESS.reactivate) && !obstacle;
  const mayReset = useAllowed(EMPLOYEE_ACCESS.resetSecondFactor) && !obstacle;
  // One's own is changed on the page of the own account, with the password.
  const isOwn = account?.id === readSession()?.auth.id;
  const close = () => setOpen(null);
  if (account === undefined && !error) return null;
  return (
    <Section title={translate('staff.account.title')} purpose={translate('staff.account.purpose')}>
      {error && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Alert severity="error">{messageOf(error)}</Alert>
        </Box>
      )}
      {account ? (
        <AccountFacts account={account} />
      ) : (
        !error && (
          <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>{translate('staff.account.none')}</Box>
        )
      )}
      {account?.pending_email && (
        <PendingEmail
          employeeId={record.id}
          pending={account.pending_email}
          mayAct={maySaveAny && !obstacle}
        />
      )}
      {obstacle && (
        <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {translate(`staff.account.obstacles.${obstacle}`)}
        </Box>
      )}
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '&:empty': { display: 'none' },
        }}
      >
        {account?.is_blocked && mayReactivate && (
          <Button size="small" variant="contained" onClick={() => setOpen('reactivate')}>
            {translate('staff.reactivate.action')}
          </Button>
        )}
        {maySaveAny && !obstacle && !error && (
          <Button size="small" variant="outlined" onClick={() => setOpen('account')}>
            {translate(account ? 'staff.account.change' : 'staff.account.give')}
          </Button>
        )}
        {account?.is_active && mayLink && (
          <Button size="small" variant="outlined" onClick={() => setOpen('password')}>
            {translate('staff.password.action')}
          </Button>
        )}
        {account?.has_second_factor && mayReset && !isOwn && (
          <Button size="small" variant="outlined" onClick={() => setOpen('factor')}>
            {translate('staff.secondFactor.action')}
          </Button>
        )}
      </Box>
      {open === 'factor' && account && (
        <ResetFactorDialog record={record} account={account} onClose={close} />
      )}
      {open === 'account' && <AccountDialog record={record} account={account ?? null} onClose={close} />}
      {open === 'password' && account && (
        <PasswordLinkDialog record={record} account={account} onClose={close} />
      )}
      {open === 'reactivate' && account && (
        <ReactivateDialog record={record} account={account} onClose={close} />
      )}
    </Section>
  );
}

function AccountFacts({ account }: { account: Account }) {
  const translate = useT();
  const zoned = useZonedTime();
  const cdp = useReferenceTitle('cdps', account.cdp_id);
  const state = stateOf(account);
  return (
    <>
      <Fact label={translate('staff.account.state')}>
        <ToneTag isSmall {...STATES[state]} word={translate(`staff.account.states.${state}`)} />
      </Fact>
      <Fact label={translate('staff.account.email')}>{account.email}</Fact>
      <Fact label={translate('staff.account.role')}>{account.user_type_name}</Fact>
      {account.has_second_factor !== undefined && (
        <Fact label={translate('staff.secondFactor.label')}>
          {translate(`staff.secondFactor.${account.has_second_factor ? 'on' : 'off'}`)}
        </Fact>
      )}
      {account.is_cdp && <Fact label={translate('staff.account.cdp')}>{cdp ?? '…'}</Fact>}
      <Fact label={translate('staff.account.lastSignIn')}>
        {account.last_sign_in_at ? zoned(account.last_sign_in_at) : translate('staff.account.never')}
      </Fact>
    </>
  );
}
