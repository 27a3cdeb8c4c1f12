import { violationsOf } from './support/axe';
import { signIn } from './support/people';
import { expect, test } from './support/story';

/** Of this story alone: a card's reference is imported once. */
const reference = `ST${Date.now().toString().slice(-9)}`;
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

test('the office imports the file of a fuel card, after a line was corrected', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto('/#/fueling');
  await page.getByRole('button', { name: 'Import file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import fuel card file' });
  const choose = (vehicle: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'card.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Transaction ID,Vehicle,Driver,Date,Odometer,Gallons,Amount,Merchant\n${reference},${vehicle},DRI0001,${day(400)},10,9.5,42.10,Arco\n`,
      ),
    });
  await choose('NO SUCH VAN');
  await expect(
    dialog.getByText(/Line 2, vehicle: No vehicle has the name or plate NO SUCH VAN/),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await choose('CAR 01');
  await expect(dialog.getByText('One entry will be added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import one entry' }).click();
  await expect(page.getByText('One fuel entry imported')).toBeVisible();
  await page.goto(`/#/fueling?card_reference=${reference}`);
  await expect(page.getByText('CAR 01 – 10 mi')).toBeVisible();
});

test('the office enters an absence by keyboard, and the calendar shows it', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto('/#/calendar');
  const grid = page.getByRole('grid', { name: 'Calendar' });
  await grid.locator('td[tabindex="0"]').focus();
  await page.keyboard.press('End');
  const free = grid.locator('td:focus');
  const label = (await free.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add absence' })).toBeVisible();
  await page.getByLabel(/^Comment/).fill('Story');
  await page.getByRole('button', { name: /^Save$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label.split(',')[0] ?? '');
  await page.goto('/#/calendar');
  await expect(grid.getByLabel(/Vacation/).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
