import Box from '@mui/material/Box';
import { ABSENCE_KINDS } from '../domain/fleet/absence';
import { useT } from '../i18n/useT';
import type { Tone } from '../domain/stops/statusTag';
import { ABSENCE_TONES } from './absenceTones';

/** What letters, dots and colours of the calendar mean. */
export function CalendarLegend({ of }: { of: 'people' | 'vehicles' }) {
  const translate = useT();
  const kinds = ABSENCE_KINDS.filter((kind) => (kind === 'service') === (of === 'vehicles'));
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 4, fontSize: 13 }}
    >
      {kinds.map((kind) => (
        <Entry key={kind} mark={translate(`calendar.short.${kind}`)} tone={ABSENCE_TONES[kind]}>
          {translate(`calendar.legend.${kind}`)}
        </Entry>
      ))}
      <Entry mark="•">{translate('calendar.legend.run')}</Entry>
      <Entry mark="!" tone="red">
        {translate('calendar.legend.conflict')}
      </Entry>
    </Box>
  );
}

function Entry({ mark, tone, children }: { mark: string; tone?: Tone; children: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box
        component="span"
        aria-hidden
        sx={(theme) => ({
          width: 24,
          height: 24,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '6px',
          fontWeight: 600,
          ...(tone && { color: theme.tones[tone].text, backgroundColor: theme.tones[tone].ground }),
        })}
      >
        {mark}
      </Box>
      {children}
    </Box>
  );
}
