import Box from '@mui/material/Box';
import { useTranslateAny } from '../../../i18n/useT';
import { resourceOf, type Row } from '../../../ui/resourceOf';
import toneStyles from '../../../ui/theme/tones.module.css';
import type { ResourceName } from '../../registry';
import { screensOf } from '../../resourceScreens';

/**
 * What sets a record apart from most of its list: inactive, on vacation. The usual state is said nowhere, and one with a column of
 * its own is said there.
 */
export function RecordStates({ name, row }: { name: ResourceName; row: Row }) {
  const translateAny = useTranslateAny();
  if (resourceOf(name).list.includes('state')) return null;
  const states = screensOf(name).head?.states?.(row) ?? [];
  return states
    .filter(({ tone }) => tone !== 'green')
    .map(({ tone, word }) => (
      <Box
        key={word}
        component="span"
        className={toneStyles[tone]}
        sx={{
          ml: 2,
          px: 1.5,
          borderRadius: '4px',
          fontSize: 12,
          lineHeight: '20px',
          display: 'inline-block',
        }}
      >
        {translateAny(word)}
      </Box>
    ));
}
