import PlayIcon from '@mui/icons-material/VolumeUpOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LEVELS, type NotificationLevel } from '../../../domain/notifications/notificationTypes';
import { useT } from '../../../i18n/useT';
import { Section } from '../../../ui/Section';
import { playTone } from '../tones';

/** The three sounds, to hear them. */
export function SoundsSection() {
  const translate = useT();
  const [isBlocked, setBlocked] = useState(false);
  const play = (level: NotificationLevel) => void playTone(level).then((isPlayed) => setBlocked(!isPlayed));
  return (
    <Section
      title={translate('notificationPages.sounds.title')}
      purpose={translate('notificationPages.sounds.lead')}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {LEVELS.map((level) => (
          <Button
            key={level}
            size="small"
            variant="outlined"
            startIcon={<PlayIcon />}
            onClick={() => play(level)}
          >
            {translate('notificationPages.sounds.play', {
              level: translate(`notificationPages.levels.${level}`),
            })}
          </Button>
        ))}
      </Box>
      {isBlocked && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {translate('notificationPages.sounds.blocked')}
        </Alert>
      )}
    </Section>
  );
}
