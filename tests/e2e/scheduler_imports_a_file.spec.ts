import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { openAs } from './support/people';
import { expect, test } from './support/story';

const HEADER = ['Order', 'Client code', 'First name', 'Last name', 'Phone', 'Street', 'City', 'State', 'ZIP'];

interface Row {
  order: string;
  phone: string;
}

/** A file as a pharmacy exports it: semicolons, Windows-1252, a title above the header; its orders are this story's alone. */
function fileOf(stamp: string, rows: readonly Row[]): Buffer {
  const lines = rows.map(({ order, phone }, index) =>
    [order, `CHP9${stamp.slice(-4)}${index}`, 'Ana', `Núñez ${'ABCDEFGHIJ'.charAt(index)}`, phone]
      .concat([`${3900 + index} Fifth Ave`, 'San Diego', 'CA', '92103'])
      .join(';'),
  );
  return Buffer.from(['Entregas de mañana', '', HEADER.join(';'), ...lines].join('\r\n'), 'latin1');
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/#/schedule/imports');
  await page.getByRole('button', { name: 'Upload file' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload orders' });
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await dialog.getByRole('combobox', { name: /^Client/ }).click();
  await page.getByRole('option', { name: /^COASTLINE/ }).click();
  await dialog.getByRole('combobox', { name: /^CDP/ }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The state beside the name of the lot. */
const stateOf = (page: Page) => page.getByRole('main').getByRole('status').first();

async function writeCell(page: Page, wrong: RegExp, right: string): Promise<void> {
  await page.getByRole('gridcell', { name: wrong }).first().dblclick();
  const field = page.getByRole('gridcell').getByRole('textbox');
  await field.fill(right);
  await field.press('Enter');
}

test('a scheduler repairs a file, commits it, uploads it again without a change, and undoes it', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const stamp = String(Date.now());
  const phone = (index: number) => `619555${stamp.slice(-3)}${index}`;
  const rows = Array.from({ length: 10 }, (_, index) => ({
    order: `S${stamp.slice(-9)}${index}`,
    phone: [3, 4, 5].includes(index) ? '619-55' : index === 9 ? '12' : phone(index),
  }));
  const page = await openAs(browser, 'scheduler');
  const name = `story-${stamp}.csv`;
  await upload(page, name, fileOf(stamp, rows));

  // What was found is in words, with the line of the file.
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('“619-55” in 3 rows');
  await expect(page.getByRole('button', { name: /^Refused 4/ })).toBeVisible();
  await page.getByRole('button', { name: /^Refused 4/ }).click();
  await expect(page.getByRole('button', { name: 'Open line 7' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open line 4' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open line 7' })).toBeVisible();
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }

  // One cell where it stands; then one error in every row that has it.
  await writeCell(page, /^12\b/, phone(9));
  await expect(page.getByRole('button', { name: /^Refused 3/ })).toBeVisible();
  await writeCell(page, /^619-55\b/, phone(3));
  await page.getByRole('button', { name: 'Fix all 2' }).click();
  await expect(page.getByRole('button', { name: /^Refused 0/ })).toBeVisible();

  await page.getByRole('link', { name: 'Go to check and import' }).click();
  await expect(page.getByText(/^10 unassigned deliveries are added at/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Import .* deliver/ }).click();
  await expect(page.getByText('10 rows imported')).toBeVisible();
  const committed = page.url();

  // The deliveries wait in the pool of the day.
  await page.getByRole('link', { name: 'Plan this day' }).click();
  await page.getByRole('searchbox', { name: /order/i }).fill(`S${stamp.slice(-9)}`);
  const waiting = page.getByRole('listbox', { name: 'Unassigned' }).getByRole('option');
  await expect(waiting).toHaveCount(10);

  // The good file once more changes nothing.
  const mended = rows.map((row, index) => ({
    ...row,
    phone: [3, 4, 5].includes(index) ? phone(3) : phone(index),
  }));
  await upload(page, `again-${stamp}.csv`, fileOf(stamp, mended));
  await expect(page.getByText(/^Nothing to import/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Same 10/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import .* deliver/ })).toHaveCount(0);

  // Nothing of the lot has moved, so it can be taken back as a whole.
  await page.goto(committed);
  await page.getByRole('button', { name: 'Undo lot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo lot' }).click();
  await expect(stateOf(page)).toHaveText('Undone');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(stateOf(page)).toHaveText('Checked');
  await expect(page.getByRole('button', { name: /^New 10/ })).toBeVisible();
});
