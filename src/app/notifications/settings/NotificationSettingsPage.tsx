import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../../i18n/useT';
import { LoadFailed } from '../../../ui/LoadFailed';
import { PageLoading } from '../../../ui/PageLoading';
import { Section } from '../../../ui/Section';
import { ChoiceTable } from './ChoiceTable';
import { DevicesSection } from './DevicesSection';
import { FollowingSection } from './FollowingSection';
import { QuietHoursSection } from './QuietHoursSection';
import { SoundsSection } from './SoundsSection';
import { usePreferences } from './usePreferences';

/** How the signed-in person hears of things: devices, quiet hours, sounds, and the ways of each type. */
export default function NotificationSettingsPage() {
  const translate = useT();
  const { data, isError, refetch, change } = usePreferences();
  if (isError && !data)
    return (
      <LoadFailed onRetry={() => void refetch()}>{translate('notificationPages.own.failed')}</LoadFailed>
    );
  if (!data) return <PageLoading />;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
      <Box>
        <Typography variant="h1">{translate('notificationPages.own.title')}</Typography>
        <Typography color="text.secondary">{translate('notificationPages.own.lead')}</Typography>
      </Box>
      <DevicesSection />
      <FollowingSection />
      <QuietHoursSection hours={data.quiet_hours} onHours={(quiet_hours) => change({ quiet_hours })} />
      <SoundsSection />
      <Section
        title={translate('notificationPages.own.type')}
        purpose={translate('notificationPages.own.how')}
      >
        <ChoiceTable
          choices={data.choices}
          onChoose={(type, ways) => change({ choices: [{ type, ways }] })}
        />
      </Section>
    </Box>
  );
}
