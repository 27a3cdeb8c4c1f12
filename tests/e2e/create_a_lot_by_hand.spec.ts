import { violationsOf } from './support/axe';
import { openAs } from './support/people';
import { expect, test } from './support/story';

test('a lot is typed and pasted without a file, kept as a draft, and checked', async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await openAs(browser, 'scheduler');
  await page.goto('/#/schedule/imports/create-csv');
  await page.getByRole('combobox', { name: /^Client/ }).click();
  await page.getByRole('option', { name: 'COASTLINE HEALTH PLAN' }).click();
  await page.getByRole('combobox', { name: /^CDP/ }).click();
  await page.getByRole('option', { name: 'HILLCREST PHARMACY' }).click();

  const number = `TY${Date.now() % 1_000_000_000}`;
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}-${column}"]`);
  await cell(0, 0).click();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(cell(0, 1)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('CHP990002');
  await page.keyboard.press('Tab');
  await expect(cell(0, 1)).not.toHaveAttribute('aria-invalid', 'true');
  // A paste goes where the focus is, so it waits until the Tab has arrived.
  await expect(cell(0, 2)).toBeFocused();
  await page.evaluate(() => {
    const text = 'ANA STORY\t619-555-0143\t"101 OAK ST,\nSAN DIEGO, CA 92103"';
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(cell(0, 4)).toHaveText('101 OAK ST, SAN DIEGO, CA 92103');
  await page.keyboard.press('Control+z');
  await expect(cell(0, 4)).toHaveText('');
  await page.keyboard.press('Control+y');
  await expect(cell(0, 4)).toHaveText('101 OAK ST, SAN DIEGO, CA 92103');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await expect(page).toHaveURL(/lot=\d+/);
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await expect(cell(0, 0)).toHaveText(number);
  await page.setViewportSize({ width: 390, height: 800 });
  // Where there is no room for a grid the first order's form is open; it closes and opens under its name.
  const form = page.getByRole('button', { name: new RegExp(`1\\. ${number}`) });
  const recipient = page.getByRole('textbox', { name: /^Recipient/ });
  await expect(recipient.first()).toHaveValue('ANA STORY');
  await form.click();
  await expect(recipient).toHaveCount(0);
  await form.click();
  await expect(recipient.first()).toHaveValue('ANA STORY');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Check the lot' }).click();
  await expect(page).toHaveURL(/schedule\/imports\/\d+/);
  await expect(page.getByText(number).first()).toBeVisible();
  await page.context().close();
});
