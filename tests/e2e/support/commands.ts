import { expect, type Page } from 'playwright/test';

/** Waits for the dialog to be done with; the server may ask first, and the answer is yes. */
export async function sendAndAgree(page: Page, title: RegExp | string, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect
    .poll(async () => (await question.isVisible()) || !(await dialog.isVisible()), { timeout: 20_000 })
    .toBe(true);
  if (await question.isVisible())
    await question.getByRole('button', { name: /^(continue|force change)$/i }).click();
  await expect(dialog).toBeHidden();
}
