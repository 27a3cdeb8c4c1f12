import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { createApp } from '../../src/app/App';
import { createI18nProvider } from '../../src/providers/i18nProvider';
import type { Language } from '../../src/domain/wire/languages';

/** The whole app behind the sign-in at the address of the page, taken down with the test. */
export async function renderApp(language: Language = 'en') {
  const { element, dispose } = createApp(await createI18nProvider(language));
  onTestFinished(dispose);
  return render(element);
}
