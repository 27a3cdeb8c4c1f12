import Box from '@mui/material/Box';
import { useT } from '../../i18n/useT';
import CallsOf from '../../ui/calls/CallsOf';
import { Section } from '../../ui/Section';

/** The calls with a participant. */
export default function ParticipantCalls({ participantId }: { participantId: number }) {
  const translate = useT();
  return (
    <Section title={translate('calls.log.of')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CallsOf of={{ participant_id: participantId }} />
      </Box>
    </Section>
  );
}
