import { expect, type Page } from 'playwright/test';

/** Waits for the dialog to be done with. The server may ask first, and the answer is yes: then it is true. */
export async function sendAndAgree(page: Page, title: RegExp | string, verb: string): Promise<boolean> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect
    .poll(async () => (await question.isVisible()) || !(await dialog.isVisible()), { timeout: 20_000 })
    .toBe(true);
  const isAsked = await question.isVisible();
  if (isAsked) await question.getByRole('button', { name: /^(continue|force change)$/i }).click();
  await expect(dialog).toBeHidden();
  return isAsked;
}
