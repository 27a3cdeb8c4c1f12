import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../src/providers/i18nProvider';
import { activeWord } from '../../src/ui/booleanWord';

describe('whether a record is active is said in the gender of what it is', () => {
  it.each([
    ['es', 'runs', 'Activa', 'Inactiva'],
    ['es', 'locations', 'Activa', 'Inactiva'],
    ['es', 'vehicles', 'Activo', 'Inactivo'],
    ['ar', 'vehicles', 'نشطة', 'غير نشطة'],
    ['ar', 'cdps', 'نشط', 'غير نشط'],
    ['en', 'runs', 'Active', 'Inactive'],
  ] as const)('%s, %s: %s or %s', async (language, resource, active, inactive) => {
    const { translate } = await createI18nProvider(language);
    expect(translate(activeWord(resource, true))).toBe(active);
    expect(translate(activeWord(resource, false))).toBe(inactive);
  });
});
