import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { roleCall } from '../contract/roles/roles';
import { useT } from '../i18n/useT';
import PictureField from '../ui/pictures/PictureField';
import { readApi } from '../providers/callApi';
import { speaksAdditions } from '../providers/serverContract';
import { useSession } from '../providers/useSession';
import { Section } from '../ui/Section';
import { OwnData } from './account/OwnData';
import { PreferenceFields } from './account/PreferenceFields';
import { SecondFactor } from './account/SecondFactor';
import { SignIns } from './account/SignIns';
import { plainChoice } from '../ui/plainChoice';

/** GET /user_types/{id}: the name of the user's role; null while unknown (spec §7). */
function useRoleName(id: number): string | null {
  const { data } = useQuery({
    queryKey: ['user_types', id],
    queryFn: ({ signal }) => readApi(roleCall, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
  return data?.name ?? null;
}

function Facts() {
  const translate = useT();
  const { full_name, email, user_type_id, time_zone } = useSession();
  const role = useRoleName(user_type_id);
  const facts = [
    ['name', full_name],
    ['email', email],
    ['role', role ?? '…'],
    ['timeZone', time_zone && plainChoice(time_zone)],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 6, rowGap: 2, margin: 0 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="text.secondary">
            {translate(`ownAccount.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The signed-in user: preferences, password, and recent sign-ins. */
export default function AccountPage() {
  const translate = useT();
  const { id, full_name, password_days_left: days } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
      <Typography variant="h1">{translate('pages.account')}</Typography>
      <Section title={translate('accountPages.facts.title')} purpose={translate('ownAccount.lead')}>
        <Facts />
        <PictureField api="users" id={id} name={full_name} canEdit isRound />
      </Section>
      <Section
        title={translate('accountPages.preferences.title')}
        purpose={translate('accountPages.preferences.purpose')}
      >
        <PreferenceFields />
      </Section>
      <Section
        title={translate('accountPages.password.title')}
        purpose={translate('accountPages.password.purpose')}
      >
        {days != null && (
          <Alert severity="warning">{translate('session.password.daysLeft', { smart_count: days })}</Alert>
        )}
        <Box>
          <Button component={Link} to="/change-password" variant="outlined">
            {translate('session.password.change')}
          </Button>
        </Box>
      </Section>
      {speaksAdditions() && (
        <Section
          title={translate('notifications.title')}
          purpose={translate('accountPages.notifications.purpose')}
        >
          <Box>
            <Button component={Link} to="/account/notifications" variant="outlined">
              {translate('pages.notificationSettings')}
            </Button>
          </Box>
        </Section>
      )}
      {speaksAdditions() && (
        <Section
          title={translate('accountPages.factors.title')}
          purpose={translate('accountPages.factors.purpose')}
        >
          <SecondFactor />
        </Section>
      )}
      {speaksAdditions() && (
        <Section
          title={translate('accountPages.data.title')}
          purpose={translate('accountPages.data.purpose')}
        >
          <OwnData />
        </Section>
      )}
      <Section
        title={translate('accountPages.sessions.title')}
        purpose={translate('accountPages.sessions.purpose')}
      >
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <SignIns />
        </Box>
      </Section>
    </Box>
  );
}
