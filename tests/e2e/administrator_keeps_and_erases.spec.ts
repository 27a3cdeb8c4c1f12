import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { apiAs } from './support/board';
import { signIn, speak } from './support/people';
import { expect, test } from './support/story';

interface Person {
  id: number;
  participant_full_name: string;
  first_name: string;
  last_name: string;
  client_code: string;
}

/** Somebody of the demo day whose deliveries are over, and whose name nobody else has. */
async function somebodyDone(request: APIRequestContext): Promise<Person & { deliveries: number }> {
  const api = await apiAs(request, 'admin');
  const people = await api.get<Person[]>('/participants?per_page=200');
  for (const person of people) {
    if (people.filter(({ last_name }) => last_name === person.last_name).length > 1) continue;
    const { obstacle, deliveries } = await api.get<{ obstacle: string | null; deliveries: number }>(
      `/erasures/${person.id}`,
    );
    if (obstacle === null && deliveries > 0) return { ...person, deliveries };
  }
  throw new Error('Everybody of the demo day waits for a delivery');
}

const action = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('an administrator sets how long data is kept, holds a person’s data, exports and erases them', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const person = await somebodyDone(request);
  const { id, participant_full_name: name } = person;
  await signIn(page, 'admin');

  // Days below what the law asks are refused with the reason, and stay in the field.
  await page.goto('/#/kept-data');
  await expect(page.getByRole('heading', { level: 1, name: 'Kept data' })).toBeVisible();
  await page.getByRole('link', { name: 'Change the days' }).click();
  const days = page.getByRole('textbox', { name: 'Days that messages are kept' });
  await days.fill('29');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('At least 30', { exact: true })).toBeVisible();
  await expect(page.getByText(/At least 30 days, as answers of recipients can come late/)).toBeVisible();
  await expect(days).toHaveValue('29');
  await days.fill('400');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();

  await page.goto('/#/kept-data');
  const messages = page.getByRole('row').filter({ hasText: 'Texts, emails and calls' });
  await expect(messages).toContainText('400 days');
  await messages.getByRole('button', { name: 'Count: Texts, emails and calls' }).click();
  await expect(messages.getByRole('status')).toContainText('older than 400 days');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Place a hold' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Hold', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: /^Participant/ }).fill(person.last_name);
  await page.getByRole('option').filter({ hasText: person.client_code }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Case 26-118');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(dialog).toBeHidden();
  const hold = page.getByRole('row').filter({ hasText: name });
  await expect(hold).toContainText('In force');

  // What is held is not erased: the reason stands where the questions would be.
  await page.goto(`/#/data/participants/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await action(page, 'Erase data');
  await expect(dialog).toContainText('A legal hold covers this person or one of their deliveries.');
  await expect(dialog.getByRole('button', { name: 'Erase permanently' })).toBeDisabled();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/#/kept-data');
  await page.getByRole('button', { name: `Release: ${name}` }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Settled');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Release', exact: true }).click();
  await expect(hold).toContainText('Settled');

  // All that is kept of the person, as one file.
  await page.goto(`/#/data/participants/${id}`);
  await action(page, 'Export data');
  const message = page.getByRole('status').filter({ hasText: /is ready\./ });
  await expect(message.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const task = page.getByRole('region', { name: 'Background tasks' }).getByRole('listitem').first();
  await expect(task.getByText('Ready')).toBeVisible({ timeout: 60_000 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    task.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).not.toContain(person.last_name);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await page.keyboard.press('Escape');

  await action(page, 'Erase data');
  await expect(dialog).toContainText('What the law keeps stays');
  const erase = dialog.getByRole('button', { name: 'Erase permanently' });
  await dialog.getByRole('textbox', { name: /^Type the name/ }).fill('SOMEBODY ELSE');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Asked for it by letter');
  expect(await violationsOf(page)).toEqual([]);
  await erase.click();
  // Another name erases nobody, and what was typed is still there.
  await expect(dialog.getByRole('textbox', { name: /^Type the name/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Asked for it by letter');
  await dialog.getByRole('textbox', { name: /^Type the name/ }).fill(name);
  await erase.click();
  await expect(dialog).toBeHidden();

  // The page, the lists and the search know the person no more; the deliveries and their days stay.
  await expect(page.getByRole('heading', { level: 1, name: `[erased] #${id}` })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(person.last_name);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/#/data/participants');
  const found = page.waitForResponse((response) => response.url().includes('/participants/search'));
  await page.getByRole('searchbox').first().fill(person.last_name);
  expect(await (await found).text()).not.toContain(person.client_code);
  await expect(page.locator('main')).not.toContainText(person.client_code);
  await page.goto('/#/kept-data');
  await expect(page.getByRole('row').filter({ hasText: `[erased] #${id}` })).toContainText('Released');
  await speak(page, 'Español');
  await expect(page.getByRole('row').filter({ hasText: `[borrado] #${id}` })).toBeVisible();
  await page.goto(`/#/data/participants/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `[borrado] #${id}` })).toBeVisible();
  await speak(page, 'English');

  const api = await apiAs(request, 'admin');
  const stays = await api.get<{ obstacle: string; deliveries: number }>(`/erasures/${id}`);
  expect(stays).toMatchObject({ obstacle: 'erased', deliveries: person.deliveries });
  await expect
    .poll(
      async () => {
        const log = await api.get<{ action: string }[]>(
          `/activity_logger?resource=participants&record_id=${id}&kind=changes`,
        );
        return {
          actions: log.map(({ action }) => action),
          isNamed: JSON.stringify(log).includes(person.last_name),
        };
      },
      { timeout: 60_000 },
    )
    .toMatchObject({
      actions: expect.arrayContaining(['erase', 'eraseFinished']) as string[],
      isNamed: false,
    });
});
