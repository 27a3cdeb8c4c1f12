import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cspNonce } from './cspNonce';
import { darkTheme, lightTheme } from './theme';
import { useMode } from './useMode';

/** The server writes a new one into each page; emotion's style elements must carry it (content security policy). */
const cache = createCache({ key: 'rx', nonce: cspNonce, prepend: true });

/** Theme, its style cache and the base styles around everything that is drawn with MUI. */
export function ThemedPage({ children }: { children: ReactNode }) {
  const [mode] = useMode();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={mode === 'dark' ? darkTheme : lightTheme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
