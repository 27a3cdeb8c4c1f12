import type { Page } from 'playwright/test';
import { openAs, signIn } from './support/people';
import { expect, test } from './support/story';

const PATH = '/#/data/participants/12';

async function openForm(page: Page): Promise<void> {
  await page.goto(`${PATH}/edit`);
  await expect(page.getByLabel(/^first name/i)).not.toHaveValue('');
}

const save = (page: Page) => page.getByRole('button', { name: /^save$/i }).click();

test('two people save one participant: the later one chooses, and nothing is lost', async ({
  page: admin,
  browser,
}) => {
  await signIn(admin, 'admin');
  const dispatcher = await openAs(browser, 'dispatcher');
  await openForm(admin);
  await openForm(dispatcher);

  await admin.getByLabel(/^middle name/i).fill('quill');
  await admin.getByRole('textbox', { name: /^phone/i }).fill('619-555-0111');
  await save(admin);
  await expect(admin.getByText('Saved', { exact: true }).first()).toBeVisible();

  await dispatcher.getByLabel(/^e-?mail/i).fill('later@example.test');
  await dispatcher.getByRole('textbox', { name: /^phone/i }).fill('619-555-0122');
  await save(dispatcher);
  const dialog = dispatcher.getByRole('dialog', { name: 'Somebody saved this record first' });
  await expect(dialog).toBeVisible();
  // Who and when, with the zone; the field that both changed; and what only the other one changed.
  await expect(dialog.getByText(/ changed it at \d\d\/\d\d\/\d{4} \d\d:\d\d\./)).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: 'Mine: (619) 555-0122' })).toBeChecked();
  await expect(dialog.getByText('QUILL')).toBeVisible();

  // Keeping on editing loses nothing either; the second try asks again.
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
  await expect(dispatcher.getByRole('textbox', { name: /^phone/i })).toHaveValue('619-555-0122');
  await save(dispatcher);
  await dialog.getByRole('radio', { name: 'Theirs: (619) 555-0111' }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog).toBeHidden();

  // The phone that was chosen, the middle name of the first and the e-mail of the second, for both.
  for (const page of [dispatcher, admin]) {
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: / QUILL / })).toBeVisible();
    await expect(page.getByText('(619) 555-0111').first()).toBeVisible();
    await expect(page.getByText('later@example.test')).toBeVisible();
  }
  await dispatcher.context().close();
});
