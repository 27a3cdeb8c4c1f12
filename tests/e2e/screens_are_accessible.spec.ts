import { settled, violationsOf } from './support/axe';
import { signIn, speak } from './support/people';
import { expect, test } from './support/story';
import { wordsOf } from './support/words';

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
  '/#/schedule/imports',
  '/#/schedule/imports/1?step=columns',
  '/#/schedule/imports/1?step=rows',
  '/#/schedule/imports/1?step=check',
  '/#/schedule/imports/create-csv',
  '/#/schedule/deliveries-inbox',
  '/#/schedule/scheduling',
  '/#/integrations',
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
      const say = wordsOf(language === 'es' ? 'Español' : 'English');
      await page.goto('/#/schedule/scheduling');
      await page.getByRole('button', { name: say('scheduling.commands.automatic') }).click();
      await expect(page.getByRole('dialog', { name: say('schedulingDraft.title') })).toBeVisible();
      expect(await violationsOf(page), 'automatic scheduling').toEqual([]);
      await page.keyboard.press('Escape');
      if (language === 'es') await speak(page, 'English');
    });
  }
}

test('axe finds nothing where the system goes dark while a page is open, and some of a list is ticked', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'admin');
  for (const screen of [
    '/#/data/participants',
    '/#/schedule/imports/1?step=rows',
    '/#/schedule/scheduling',
  ]) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(screen);
    await expect(page.locator('h1')).toHaveCount(1);
    await settled(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violationsOf(page), screen).toEqual([]);
  }
  await page.goto('/#/schedule/deliveries-inbox');
  await page
    .getByRole('checkbox', { name: /^Select the order / })
    .first()
    .check();
  await expect(page.getByRole('checkbox', { name: 'Select all orders shown' })).toBeChecked({
    indeterminate: true,
  });
  expect(await violationsOf(page)).toEqual([]);
});
