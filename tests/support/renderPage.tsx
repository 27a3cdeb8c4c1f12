import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createDataProvider } from '../../src/providers/dataProvider';
import { createI18nProvider } from '../../src/providers/i18nProvider';
import { lightTheme } from '../../src/ui/theme/theme';
import type { Language } from '../../src/domain/wire/languages';

interface Place {
  language?: Language;
  /** Pattern of the route; everything by default. */
  path?: string;
  /** Address at which the page opens. */
  at?: string;
}

/** Renders a page at an address, with the providers of the app and no retries. Answers its router. */
export async function renderPage(page: ReactElement, { language = 'en', path = '*', at = '/' }: Place = {}) {
  const i18nProvider = await createI18nProvider(language);
  const element = (
    <CoreAdminContext
      dataProvider={createDataProvider()}
      i18nProvider={i18nProvider}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={memoryStore()}
    >
      <ThemeProvider theme={lightTheme}>{page}</ThemeProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path, element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}
