import { beforeEach, expect, it, vi } from 'vitest';

/** The words as a browser has them that has just loaded the app. */
async function fresh() {
  vi.resetModules();
  const { createI18nProvider } = await import('../../src/providers/i18nProvider');
  const { openMessages } = await import('../../src/providers/messageSets');
  return { provider: await createI18nProvider('en'), openMessages };
}

beforeEach(() => vi.doUnmock('../../src/i18n/en/sets/dispatch'));

it('brings the words of a page, once, and all opened words in another language', async () => {
  const { provider, openMessages } = await fresh();
  expect(provider.translate('pages.dispatch')).toBe('Dispatch');
  expect(() => provider.translate('inbox.lead')).toThrow('No language has words');
  await Promise.all([openMessages('dispatch'), openMessages('orders'), openMessages('orders')]);
  expect(provider.translate('scheduling.runs')).toBe('Runs');
  const lead = provider.translate('inbox.lead');
  await provider.changeLocale('es');
  expect(provider.getLocale()).toBe('es');
  expect(provider.translate('inbox.lead')).not.toBe(lead);
  await openMessages('settings');
  expect(provider.translate('changeLog.actions.create')).toBe('Agregado');
});

it('a page opened while the language changes ends in the new language', async () => {
  const { provider, openMessages } = await fresh();
  await Promise.all([openMessages('orders'), provider.changeLocale('es'), openMessages('settings')]);
  expect(provider.getLocale()).toBe('es');
  expect(provider.translate('changeLog.actions.create')).toBe('Agregado');
});

it('words that do not come fail their page alone, and the next try asks again', async () => {
  const { provider, openMessages } = await fresh();
  vi.doMock('../../src/i18n/en/sets/dispatch', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(openMessages('dispatch')).rejects.toThrow();
  expect(provider.translate('pages.dispatch')).toBe('Dispatch');
  vi.doUnmock('../../src/i18n/en/sets/dispatch');
  await openMessages('dispatch');
  expect(provider.translate('scheduling.runs')).toBe('Runs');
});
