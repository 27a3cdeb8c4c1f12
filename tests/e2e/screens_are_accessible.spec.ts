import type { Page } from 'playwright/test';
import { colourViolationsOf, violationsOf } from './support/axe';
import { EVERY_SCREEN } from './support/everyScreen';
import { signIn } from './support/people';
import { expect, test } from './support/story';
import { SPOKEN, wordsOf } from './support/words';

/** Screens of one test: so many take a minute or two. */
const PART = 24;
const PARTS = Array.from({ length: Math.ceil(EVERY_SCREEN.length / PART) }, (_, index) =>
  EVERY_SCREEN.slice(index * PART, (index + 1) * PART),
);

const PUBLIC_SCREENS = [
  '/#/login',
  '/#/register-password?token=abc',
  '/#/reset-password',
  '/#/success-mobile-password',
];

/** Switches the system's colours; a slow page repaints its parts some frames later. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Forms are looked at whole: half a button under the bar of a form is no button that is too small. */
const FORM = /\/(add|edit|settings|daily-times)$/;
const WIDTH = 1280;

async function open(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: FORM.test(screen) ? 2400 : 800 });
  await turn(page, 'light');
  await page.goto(screen);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Nothing is wider than the window: on a desk, and in place on a phone. */
async function expectNoScrollSideways(page: Page, where: string): Promise<void> {
  for (const width of [WIDTH, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, `${where}, ${width} px`).toBe(0);
  }
}

/** Light as it is opened, then dark in place: what changes is the colours. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  expect(await violationsOf(page), `${where}, light`).toEqual([]);
  await turn(page, 'dark');
  expect(await colourViolationsOf(page), `${where}, dark`).toEqual([]);
}

// The longest file of all, and each of its tests stands alone: they are shared out among the workers.
test.describe.configure({ mode: 'parallel' });

for (const language of ['English', 'Español', 'العربية'] as const) {
  const value = SPOKEN[language];
  const enter = async (page: Page) => {
    await page.context().addCookies([{ name: 'LANG', value, domain: '127.0.0.1', path: '/' }]);
    await signIn(page, 'admin');
  };

  test(`axe finds nothing on a public page or in a dialog, light or dark: ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.context().addCookies([{ name: 'LANG', value, domain: '127.0.0.1', path: '/' }]);
    for (const screen of PUBLIC_SCREENS) {
      await open(page, screen);
      await expectNoViolations(page, screen);
    }
    await enter(page);
    const say = wordsOf(language);
    await open(page, '/#/schedule/scheduling');
    await page.getByRole('button', { name: say('scheduling.commands.automatic') }).click();
    await expect(page.getByRole('dialog', { name: say('schedulingDraft.title') })).toBeVisible();
    await expectNoViolations(page, 'automatic scheduling');
  });

  PARTS.forEach((screens, index) =>
    test(`axe finds nothing on any screen, light or dark: ${language}, part ${index + 1}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await enter(page);
      for (const screen of screens) {
        await open(page, `/#${screen}`);
        await expectNoViolations(page, screen);
        await expectNoScrollSideways(page, screen);
      }
    }),
  );
}

test('axe finds nothing where some of a list is ticked', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/#/schedule/deliveries-inbox');
  await page
    .getByRole('checkbox', { name: /^Select the order / })
    .first()
    .check();
  await expect(page.getByRole('checkbox', { name: 'Select all orders shown' })).toBeChecked({
    indeterminate: true,
  });
  await expectNoViolations(page, 'inbox');
});
