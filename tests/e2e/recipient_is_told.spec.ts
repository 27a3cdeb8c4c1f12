import { violationsOf } from './support/axe';
import { choose, deliveriesIn, findRow, readDay } from './support/board';
import { sendAndAgree } from './support/commands';
import { openAs } from './support/people';
import { expect, test } from './support/story';

test.describe.configure({ timeout: 240_000 });

const PICKED_UP = 8;
const TITLE = /change the status/i;

test('an administrator writes what recipients are told, a dispatcher delivers, and the words stand in the outbox', async ({
  browser,
  request,
}) => {
  const [stop] = deliveriesIn(await readDay(request), PICKED_UP);
  if (!stop) throw new Error('The demo day has no picked-up delivery under way');

  // Words of one's own, with a variable and a preview of a real delivery.
  const admin = await openAs(browser, 'admin');
  await admin.goto('/#/recipient-messages');
  await expect(admin.getByRole('checkbox', { name: 'Delivered: Text message', exact: true })).toBeChecked();
  expect(await violationsOf(admin)).toEqual([]);
  // Whoever has neither a mobile nor an email is called.
  await admin.getByRole('checkbox', { name: 'Delivered: Call', exact: true }).check();
  await admin.getByRole('button', { name: 'Save rules' }).click();
  await expect(admin.getByText('All saved')).toBeVisible();
  await admin.getByRole('button', { name: 'Edit words: Delivered' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Words: Delivered' });
  const texts = dialog.getByRole('textbox', { name: 'Text message' });
  await texts.first().fill('Done for today, ');
  await dialog.getByRole('button', { name: 'First name' }).click();
  await expect(texts.first()).toHaveValue('Done for today, {first_name}');
  await expect(dialog.getByText(/^Preview.*Done for today, \w+/s)).toBeVisible();
  await texts.nth(1).fill('Listo por hoy, {first_name}');
  for (const field of ['Email', 'Call, read aloud']) {
    const both = dialog.getByRole('textbox', { name: field, exact: true });
    await both.first().fill('Done for today, {first_name}');
    await both.nth(1).fill('Listo por hoy, {first_name}');
  }
  expect(await violationsOf(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save words' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('Own words')).toBeVisible();

  // A dispatcher delivers.
  const dispatcher = await openAs(browser, 'dispatcher');
  await dispatcher.goto('/#/dispatch');
  await (await findRow(dispatcher, stop)).click();
  await dispatcher.keyboard.press('s');
  await choose(dispatcher, /new status/i, 'Delivered');
  await sendAndAgree(dispatcher, TITLE, 'Change status');

  // The outbox has the message, says that nobody has received it, and shows its words.
  await admin.goto('/#/outbox');
  await choose(admin, /^about/i, 'Delivered');
  const row = admin.getByRole('row').filter({ hasText: 'Kept here' }).first();
  await expect(row).toBeVisible();
  await expect(admin.getByText(/were sent to nobody/)).toBeVisible();
  await expect(admin.getByRole('group', { name: 'Text message' }).getByText('Not connected')).toBeVisible();
  expect(await violationsOf(admin)).toEqual([]);
  await row.getByRole('button', { name: /^Open/ }).click();
  await expect(admin.getByRole('dialog').getByText(/^(Done for today|Listo por hoy), \w+/)).toBeVisible();
  await admin.getByRole('button', { name: 'Close' }).click();

  // Sent again, it waits for a service that is not there, and is kept again.
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(admin.getByText('The message is being sent again.')).toBeVisible();
  await expect(row.getByText('Kept here')).toBeVisible();
});
