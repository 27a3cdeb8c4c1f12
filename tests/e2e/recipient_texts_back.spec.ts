import type { EventView } from '../../src/domain/runs/dispatchView';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { violationsOf } from './support/axe';
import { apiAs, deliveriesIn, readDay } from './support/board';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';
import type { APIRequestContext, Page } from 'playwright/test';

interface Phones {
  phones: { participant_id: number; participant_name: string; phone_number: string }[];
}

/** A delivery under way whose recipient waits for nothing else, with a phone that is nobody else's. */
async function lonelyDelivery(request: APIRequestContext): Promise<EventView> {
  const day = await readDay(request);
  const open = [EVENT_STATUS.scheduled, EVENT_STATUS.pickedUp].flatMap((status) => deliveriesIn(day, status));
  const api = await apiAs(request, 'scheduler');
  const { phones } = await api.get<Phones>('/demo/phones');
  const isOnce = (ids: readonly unknown[], id: unknown) => ids.filter((each) => each === id).length === 1;
  const people = day.flatMap((run) => run.events).map((event) => event.participant_id);
  const numbers = phones.map((each) => each.phone_number);
  const found = open.find(({ participant_id }) => {
    const phone = phones.find((each) => each.participant_id === participant_id);
    return phone && isOnce(people, participant_id) && isOnce(numbers, phone.phone_number);
  });
  if (!found) throw new Error('The demo day has no recipient with a phone and one delivery');
  return found;
}

/** Opens the demo's phone of a recipient, beside the page of text messages. */
async function openPhone(page: Page, name: string) {
  await page.getByRole('button', { name: 'Recipient’s phone (demo)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recipient’s phone' });
  await dialog.getByRole('combobox', { name: 'Recipient' }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
  const write = async (text: string) => {
    await dialog.getByRole('textbox', { name: 'Text message' }).fill(text);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Text message' })).toHaveValue('');
  };
  return { dialog, write, close: () => dialog.getByRole('button', { name: 'Close' }).click() };
}

test('a recipient texts back: C confirms by itself, words wait for a dispatcher, who answers', async ({
  browser,
  request,
}) => {
  const stop = await lonelyDelivery(request);
  const name = stop.participant_name ?? '';
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/text-messages');

  const phone = await openPhone(page, name);
  await phone.write('c');
  await expect(
    phone.dialog.getByText(/^Thank you\. Your delivery is confirmed|^Gracias\. Su entrega/),
  ).toBeVisible();
  await phone.write('Please ring twice, I am in the garden');
  expect(await violationsOf(page)).toEqual([]);
  await phone.close();

  // It waits in the list, live, and the bell says so.
  const row = page.getByRole('button', { name: new RegExp(name) }).filter({ hasText: '1 unread' });
  await expect(row).toContainText('Please ring twice');
  await row.click();
  const thread = page.getByRole('list', { name: `Text messages with ${name}` });
  await expect(thread.getByRole('listitem').filter({ hasText: 'Confirms' })).toHaveText(/^c/);
  await page.getByRole('textbox', { name: 'Answer' }).fill('We tell the driver.');
  await expect(page.getByText('19 characters, 1 message')).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer' }).press('Control+Enter');
  await expect(thread.getByRole('listitem').last()).toContainText('We tell the driver.');
  await expect(page.getByText('1 unread')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  // The stop says that they will be home, with the text messages beside it.
  await page.getByRole('link', { name: 'Open delivery' }).click();
  const panel = page.getByRole('complementary', { name: 'Stop details' });
  await expect(panel.getByText(/^Confirmed at/)).toBeVisible();
  await panel.getByText('Text messages', { exact: true }).click();
  await expect(panel.getByText('We tell the driver.')).toBeVisible();

  // STOP: nothing more can be sent.
  await page.goto('/#/text-messages');
  const again = await openPhone(page, name);
  await again.write('STOP');
  await again.close();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByText(/opted out of messages \(STOP\)\. It cannot/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveCount(0);

  // On a phone and in Spanish: the list, then one conversation with a way back.
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, 'Español');
  await page.getByRole('button', { name: 'Todas las conversaciones' }).click();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await speak(page, 'English');
});
