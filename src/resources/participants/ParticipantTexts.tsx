import Box from '@mui/material/Box';
import { useT } from '../../i18n/useT';
import { Section } from '../../ui/Section';
import Conversations from '../conversations/Conversations';

/** Text messages with a participant, on their page. */
export default function ParticipantTexts({ participantId, name }: { participantId: number; name: string }) {
  const translate = useT();
  return (
    <Section title={translate('conversations.title')}>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 3, minWidth: 0 }}>
        <Conversations whose={{ participant: participantId }} write={{ participantId, name }} />
      </Box>
    </Section>
  );
}
