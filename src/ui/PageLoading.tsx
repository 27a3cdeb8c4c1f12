import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useT } from '../i18n/useT';

/** Loading indicator debounce (spec §9): what is there sooner never flickers. */
const appear = keyframes`from { visibility: hidden } to { visibility: visible }`;

export function PageLoading() {
  const translate = useT();
  return (
    <Box sx={{ maxWidth: 320, animation: `${appear} 0s 500ms both` }}>
      <LinearProgress aria-label={translate('app.loading')} />
    </Box>
  );
}
