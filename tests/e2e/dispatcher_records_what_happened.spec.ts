import type { Page } from 'playwright/test';
import { choose, deliveriesIn, findRow, readDay } from './support/board';
import { sendAndAgree } from './support/commands';
import { openLine } from './support/cutLine';
import { openAs } from './support/people';
import { expect, test } from './support/story';

// Two boards that are both being worked on.
test.describe.configure({ timeout: 240_000 });

const PICKED_UP = 8;
const TITLE = /change the status/i;

async function openBoard(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/#/dispatch`);
  await expect(page.getByRole('listbox').nth(1)).toBeVisible();
}

test('a dispatcher delivers one stop and fails another; the other dispatcher sees it without asking', async ({
  browser,
  request,
}) => {
  const [first, second] = deliveriesIn(await readDay(request), PICKED_UP);
  if (!first || !second) throw new Error('The demo day has no picked-up deliveries under way');
  const page = await openAs(browser, 'dispatcher');
  const other = await openAs(browser, 'dispatcher2');
  await openBoard(page);
  await openBoard(other);

  // Delivered: earlier stops are open, so the server asks first.
  const watched = await findRow(other, first);
  await (await findRow(page, first)).click();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await choose(page, /new status/i, 'Delivered');
  await sendAndAgree(page, TITLE, 'Change status');
  await expect(page.getByText(`${first.participant_name}: Delivered`)).toBeVisible();
  await expect(watched.getByText('Delivered')).toBeVisible();

  // Failed: a reason and a comment are asked for at their fields.
  const watchedSecond = await findRow(other, second);
  await (await findRow(page, second)).click();
  await page.keyboard.press('s');
  await choose(page, /new status/i, 'Failed');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(dialog.getByText('Fill in this field')).toHaveCount(2);
  await choose(page, /^reason/i, 'Nobody home');
  await dialog.getByLabel(/^comment/i).fill('Rang twice, no answer');
  await sendAndAgree(page, TITLE, 'Change status');
  await expect(watchedSecond.getByText('Failed')).toBeVisible();

  // The history says who, why and that the office recorded it.
  await page.keyboard.press('h');
  const history = page.getByRole('dialog', { name: 'Delivery history' });
  await expect(history.getByText('Reason: Nobody home')).toBeVisible();
  await expect(history.getByText('Rang twice, no answer')).toBeVisible();
  await expect(history.getByText(/recorded by the office/).last()).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toBeHidden();

  // Undo is a second command, and the other board follows.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(watchedSecond.getByText('Picked up')).toBeVisible();
});

test('when two dispatchers change the same stop, the later one is told who changed what and keeps the input', async ({
  browser,
  request,
}) => {
  const stop = deliveriesIn(await readDay(request), PICKED_UP).at(-1);
  if (!stop) throw new Error('The demo day has no picked-up delivery under way');
  const page = await openAs(browser, 'dispatcher');
  const other = await openAs(browser, 'dispatcher2');
  await openBoard(page);
  await openBoard(other);
  for (const each of [page, other]) {
    await (await findRow(each, stop)).click();
  }
  // The later one does not hear of it before the own change is sent: until then, what the board asks for gets no answer.
  let isDeaf = true;
  await other.route('**/api/delivery_manifest?**', (route) => (isDeaf ? route.abort() : route.continue()));
  await other.route('**/change_status', (route) => {
    isDeaf = false;
    return route.continue();
  });
  await other.keyboard.press('s');
  await choose(other, /new status/i, 'Attempted');
  await other.getByLabel(/^comment/i).fill('My words stay');

  await page.keyboard.press('s');
  await choose(page, /new status/i, 'In progress');
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const save = other.getByRole('dialog').getByRole('button', { name: 'Change status' });
  await save.click();
  await expect(other.getByText('This stop has changed in the meantime')).toBeVisible();
  await expect(other.getByRole('alert').filter({ hasText: /changed it at .*status/ })).toBeVisible();
  await expect(other.getByLabel(/^comment/i)).toHaveValue('My words stay');
  await save.click();
  await expect(other.getByRole('dialog')).toBeHidden();
});

test('the board is worked by keyboard alone', async ({ browser, request }) => {
  const stop = deliveriesIn(await readDay(request), PICKED_UP)[0];
  if (!stop) throw new Error('The demo day has no picked-up delivery under way');
  const page = await openAs(browser, 'dispatcher');
  await openBoard(page);
  await findRow(page, stop);
  const lane = page.getByRole('listbox').filter({ hasText: stop.participant_name ?? '' });
  await lane.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Stop details' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Stop details' })).toBeHidden();
  await expect(lane).toBeFocused();
});

test('a cut line shows itself, recovers and fetches what was missed', async ({
  browser,
  request,
  baseURL,
}) => {
  const stop = deliveriesIn(await readDay(request), PICKED_UP)[1];
  if (!stop) throw new Error('The demo day has no picked-up delivery under way');
  const line = await openLine(baseURL ?? '');
  const page = await openAs(browser, 'dispatcher');
  const other = await openAs(browser, 'dispatcher2', line.url);
  await openBoard(page);
  await openBoard(other, line.url);
  const watched = await findRow(other, stop);
  const stale = other.getByText(/not live since|no connection since/i).first();
  await expect(stale).toBeHidden();
  line.cut();
  await expect(stale).toBeVisible();

  await (await findRow(page, stop)).click();
  await page.keyboard.press('s');
  await choose(page, /new status/i, 'Attempted');
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(watched.getByText(/^Attempted/)).toBeHidden();

  line.mend();
  await expect(watched.getByText(/^Attempted/)).toBeVisible({ timeout: 30_000 });
  await expect(stale).toBeHidden();
  await line.close();
});
