import { violationsOf } from './support/axe';
import { signIn, speak } from './support/people';
import { expect, test } from './support/story';

const SCREENS = [
  '/#/home',
  '/#/data/participants',
  '/#/data/participants/add',
  '/#/data/participants/1',
  '/#/data/vehicles',
  '/#/data/vehicles/add',
  '/#/data/employees',
  '/#/data/cdps',
  '/#/data/deliveries',
  '/#/dispatch',
  '/#/dashboards',
  '/#/account',
  '/#/change-password',
  '/#/outbox',
  '/#/nowhere',
];

const PUBLIC_SCREENS = [
  '/#/login',
  '/#/register-password?token=abc',
  '/#/reset-password',
  '/#/success-mobile-password',
];

for (const mode of ['light', 'dark'] as const) {
  for (const language of ['en', 'es'] as const) {
    test(`axe finds nothing on any screen: ${mode}, ${language}`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      const spoken = { name: 'LANG', value: language, domain: '127.0.0.1', path: '/' };
      await page.context().addCookies([spoken]);
      for (const screen of PUBLIC_SCREENS) {
        await page.goto(screen);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await violationsOf(page), screen).toEqual([]);
      }
      await signIn(page, 'admin');
      if (language === 'es') await speak(page, 'Español');
      for (const screen of SCREENS) {
        await page.goto(screen);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await violationsOf(page), screen).toEqual([]);
      }
      if (language === 'es') await speak(page, 'English');
    });
  }
}
