import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../../src/ui/theme/theme';
import { createDataProvider } from '../../../src/providers/dataProvider';
import { createI18nProvider } from '../../../src/providers/i18nProvider';
import type { Language } from '../../../src/domain/wire/languages';

/** One part of a screen under the app's providers and theme; the network is whatever `fetch` is. */
export async function renderPart(part: ReactElement, language: Language = 'en', at = '/') {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <CoreAdminContext
        dataProvider={createDataProvider()}
        i18nProvider={await createI18nProvider(language)}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
      >
        <ThemeProvider theme={lightTheme}>{part}</ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}
