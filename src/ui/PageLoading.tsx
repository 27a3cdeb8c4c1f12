import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { LOADING_INDICATOR_PAUSE } from '../domain/time/timings';
import { useT } from '../i18n/useT';

/** Delayed, so that a fast load does not flicker. */
const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

export function PageLoading() {
  const translate = useT();
  return (
    <Box sx={{ maxWidth: 320, animation: `${appear} 0s ${LOADING_INDICATOR_PAUSE}ms both` }}>
      <LinearProgress aria-label={translate('app.loading')} />
    </Box>
  );
}
