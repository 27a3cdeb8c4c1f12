import { violationsOf } from './support/axe';
import { findRow } from './support/board';
import { makeDelivery } from './support/ownDelivery';
import { openAs } from './support/people';
import { expect, test } from './support/story';

test('a recipient stops messages on the tracking page, gets them again, and the office reads both', async ({
  browser,
  request,
}) => {
  const { event } = await makeDelivery(request, 'M');
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  await (await findRow(page, event)).click();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();

  // A phone, by keyboard alone.
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  ).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'EN: English' }).click();
  const messages = phone.getByRole('region', { name: 'Messages to you' });
  await messages.getByRole('button', { name: 'Stop messages' }).press('Enter');
  expect(await violationsOf(phone)).toEqual([]);
  await messages.getByRole('button', { name: 'Stop messages' }).press('Enter');
  await expect(messages.getByText('Done. Messages are stopped.')).toBeFocused();
  await expect(messages.getByText(/You have stopped:/)).toBeVisible();
  expect(await violationsOf(phone)).toEqual([]);

  const office = await openAs(browser, 'admin');
  await office.goto(`/#/data/participants/${event.participant_id}`);
  const consent = office.getByRole('region', { name: 'Consent to messages' }).last();
  await expect(consent.getByText(/on the tracking page/).first()).toBeVisible();
  await expect(consent.getByText('Refused').first()).toBeVisible();

  // In Arabic, from the right.
  await phone.getByRole('button', { name: 'ع: العربية' }).click();
  await phone.getByRole('button', { name: 'استلام الرسائل من جديد' }).press('Enter');
  await expect(phone.getByText('تم. ستصلك الرسائل من جديد.')).toBeFocused();
  await expect(phone.getByRole('button', { name: 'استلام الرسائل من جديد' })).toHaveCount(0);
  expect(await violationsOf(phone)).toEqual([]);
  await office.reload();
  await expect(consent.getByText('Agreed').first()).toBeVisible();
});
