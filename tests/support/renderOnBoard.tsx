import { ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { BoardActionsContext, type BoardActions } from '../../src/board/boardActions';
import { createInteraction } from '../../src/board/interaction/createInteraction';
import { InteractionContext } from '../../src/board/interaction/useInteraction';
import { messages as en } from '../../src/i18n/en/all';
import { messages as es } from './spanish';
import { readable } from '../../src/providers/i18nProvider';
import { noteContract } from '../../src/providers/serverContract';
import { lightTheme } from '../../src/ui/theme/theme';

/** Draws a dialog with a board around it whose actions are spies. `level` 0: the server speaks the specification alone. */
export function renderOnBoard(element: ReactElement, language: 'en' | 'es' = 'en', level = 1) {
  noteContract(level);
  const board = {
    merge: vi.fn<BoardActions['merge']>(),
    take: vi.fn<BoardActions['take']>(),
    refetch: vi.fn<BoardActions['refetch']>(() => Promise.resolve()),
    offerUndo: vi.fn<BoardActions['offerUndo']>(),
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nContextProvider
      value={readable(
        polyglotI18nProvider(() => (language === 'es' ? es : en), language, undefined, {
          allowMissing: false,
        }),
      )}
    >
      <QueryClientProvider client={client}>
        <ThemeProvider theme={lightTheme}>
          <InteractionContext.Provider value={createInteraction()}>
            <BoardActionsContext.Provider value={board}>{element}</BoardActionsContext.Provider>
          </InteractionContext.Provider>
        </ThemeProvider>
      </QueryClientProvider>
    </I18nContextProvider>,
  );
  return board;
}

/** An answer of the API, as the wire has it. */
export function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
