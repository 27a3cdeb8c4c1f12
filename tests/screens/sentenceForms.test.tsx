import { expect, it } from 'vitest';
import { createI18nProvider } from '../../src/providers/i18nProvider';

it.each([
  ['en', 'Cancel 2 deliveries'],
  ['es', 'Cancelar 2 entregas'],
] as const)(
  'a sentence with two forms is said in one of them, and never without a number (%s)',
  async (language, many) => {
    const { translate } = await createI18nProvider(language);
    expect(translate('actions.cancel.title', { smart_count: 2 })).toBe(many);
    expect(translate('actions.cancel.title', { smart_count: 1, who: 'ANA' })).toMatch(/ANA/);
    expect(() => translate('actions.cancel.title', { who: 'ANA' })).toThrow('smart_count');
  },
);
