import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { shownSettingsOf } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import { useZonedTime } from '../ui/useZonedTime';
import { SettingField } from './SettingField';
import type { SavedGroup } from '../contract/settings/settings';

/** One group of settings with its description. */
export function SettingsSection({ saved, disabled }: { saved: SavedGroup; disabled: boolean }) {
  const translate = useT();
  const zoned = useZonedTime();
  const id = useId();
  const { group, version, updated_at } = saved;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        px: { xs: 4, sm: 5 },
        pt: { xs: 4, sm: 5 },
        pb: 1,
      }}
    >
      <Typography id={id} variant="h2">
        {translate(`settings.groups.${group}.title`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 4 }}>
        {translate(`settings.groups.${group}.purpose`)}
        {updated_at && ` ${translate('screens.record.changed', { version, at: zoned(updated_at) })}.`}
      </Typography>
      {Object.entries(shownSettingsOf(group)).map(([key, setting]) => (
        <SettingField key={key} name={key} setting={setting} disabled={disabled} />
      ))}
    </Box>
  );
}
