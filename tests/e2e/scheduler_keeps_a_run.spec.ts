import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { signIn, speak } from './support/people';
import { expect, test } from './support/story';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

async function hasNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** MM/DD/YYYY, so many days from now. */
function dayFromNow(days: number): string {
  const iso = new Date(Date.now() + days * 86_400_000).toISOString();
  return `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`;
}

// The bar of the form says it as long as it stands; a toast is gone after five seconds.
const saved = (page: Page) => expect(page.getByText('No changes', { exact: true })).toBeVisible();
const save = (page: Page) => page.getByRole('button', { name: /^(save|guardar)$/i }).click();

test('a scheduler keeps a run: days, a driver who is taken, a suspension, its calendar', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'scheduler');
  await page.goto('/#/data/runs/1');
  const driver = (
    await page
      .locator('dl > div', { hasText: /^Drivers/ })
      .getByRole('link')
      .first()
      .innerText()
  ).trim();
  await expect(page.getByRole('region', { name: 'Next dates' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drivers of this run' })).toBeVisible();
  await hasNoViolations(page);

  await page.goto('/#/data/runs/add');
  // While a run is being added only the first step is enabled (spec §2).
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
  await page.getByLabel(/^name/i).fill('story run');
  await page.getByLabel(/^CDP/).selectOption({ index: 1 });
  await save(page);
  await expect(page.getByText('At least one driver is required')).toBeVisible();
  await expect(page.getByText('Select at least one day of the week')).toBeVisible();

  await page.getByLabel(/^Drivers/).fill(driver);
  await page.getByRole('option', { name: driver, exact: true }).click();
  await page.keyboard.press('Escape');
  const vehicle = page.getByLabel(/^Vehicle/);
  await expect(vehicle.locator('option').nth(1)).toBeAttached();
  await vehicle.selectOption({ index: (await vehicle.locator('option').count()) - 1 });
  await page.getByLabel(/^Start date/).fill(dayFromNow(3));
  await page.getByLabel(/^Start time/).fill('07:00');
  await page.getByLabel(/^End time/).fill('22:00');
  for (const day of DAYS) await page.getByRole('checkbox', { name: day, exact: true }).check();
  await expect(page.getByText('This shift is longer than 8 hours (15 h).')).toBeVisible();
  await expect(page.getByText(/^Next: /)).toBeVisible();
  await save(page);
  await expect(page.getByText(new RegExp(`^${driver} is already assigned to `))).toBeVisible();
  await hasNoViolations(page);

  // The demo's drivers are home by then.
  await page.getByLabel(/^Start time/).fill('22:58');
  await page.getByLabel(/^End time/).fill('22:59');
  await save(page);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'STORY RUN' })).toBeVisible();

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Add suspension' }).click();
  await page.getByLabel(/^First day/).fill(dayFromNow(3));
  await page.getByLabel(/^Last day/).fill(dayFromNow(2));
  await page.getByLabel(/^Reason/).fill('Story holiday');
  await save(page);
  // Days before the run are held at its first one (spec §5).
  await expect(page.getByLabel(/^Last day/)).toHaveValue(dayFromNow(3));
  await saved(page);
  await hasNoViolations(page);

  await page.getByRole('link', { name: 'Daily times', exact: true }).click();
  await page.getByRole('switch', { name: 'Different times on Tuesday' }).click();
  await page.getByRole('textbox', { name: /^Start on Tuesday/ }).fill('06:00');
  await save(page);
  await expect(page.getByText('Between 07:00 and 22:59')).toBeVisible();
  await page.getByRole('textbox', { name: /^Start on Tuesday/ }).fill('22:50');
  await save(page);
  await saved(page);
  await hasNoViolations(page);

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: 'Run', exact: true })
    .click();
  await expect(page.getByTitle(`${dayFromNow(3)}: Suspended, Story holiday`)).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByTitle(/: Suspended/)).toHaveCount(0);

  await speak(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Conductores de esta ruta' })).toBeVisible();
  await hasNoViolations(page);
  for (const step of ['Ajustes', 'Horario por día']) {
    await page.getByRole('link', { name: step, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await hasNoViolations(page);
  }
  await speak(page, 'English');
});
