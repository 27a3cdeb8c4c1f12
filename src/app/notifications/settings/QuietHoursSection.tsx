import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { QuietHours } from '../../../domain/notifications/waysOf';
import { isTimeOfDay } from '../../../domain/time/timeOfDay';
import { useT } from '../../../i18n/useT';
import { useSession } from '../../../providers/useSession';
import { Section } from '../../../ui/Section';
import { TimeInput } from '../../../ui/TimeInput';

const NIGHT: QuietHours = { starts: '22:00:00', ends: '06:00:00', urgent_passes: true };

interface TimeProps {
  label: string;
  value: string;
  onTime: (time: string) => void;
}

/** Saved when it is left as a whole time; what is half typed is not. */
function Time({ label, value, onTime }: TimeProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TimeInput
      label={label}
      value={typed}
      onChange={setTyped}
      onBlur={() => (isTimeOfDay(typed) ? onTime(typed) : setTyped(value))}
      sx={{ width: 140 }}
    />
  );
}

interface QuietHoursSectionProps {
  hours: QuietHours | null;
  onHours: (hours: QuietHours | null) => void;
}

/** When a person is not called. */
export function QuietHoursSection({ hours, onHours }: QuietHoursSectionProps) {
  const translate = useT();
  const { time_zone } = useSession();
  const change = (values: Partial<QuietHours>) => {
    const next = { ...NIGHT, ...hours, ...values };
    // From and to the same time is no span.
    if (next.starts !== next.ends) onHours(next);
  };
  return (
    <Section
      title={translate('notificationPages.quiet.title')}
      purpose={translate('notificationPages.quiet.lead')}
    >
      <FormControlLabel
        control={
          <Switch
            checked={hours !== null}
            onChange={(event) => onHours(event.target.checked ? NIGHT : null)}
          />
        }
        label={translate('notificationPages.quiet.on')}
      />
      {hours && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Time
              key={hours.starts}
              label={translate('notificationPages.quiet.from')}
              value={hours.starts}
              onTime={(starts) => change({ starts })}
            />
            <Time
              key={`to ${hours.ends}`}
              label={translate('notificationPages.quiet.to')}
              value={hours.ends}
              onTime={(ends) => change({ ends })}
            />
          </Box>
          <Typography variant="caption" color="text.secondary">
            {translate('notificationPages.quiet.zone', { zone: time_zone })}
          </Typography>
          <FormControlLabel
            control={
              <Switch
                checked={hours.urgent_passes}
                onChange={(event) => change({ urgent_passes: event.target.checked })}
              />
            }
            label={translate('notificationPages.quiet.urgent')}
          />
        </Box>
      )}
    </Section>
  );
}
