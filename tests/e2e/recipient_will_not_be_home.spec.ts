import { violationsOf } from './support/axe';
import { findRow } from './support/board';
import { makeDelivery } from './support/ownDelivery';
import { openAs } from './support/people';
import { expect, test } from './support/story';

test('a recipient will not be home: the board says so at once, and the dispatcher closes it', async ({
  browser,
  request,
}) => {
  const { event } = await makeDelivery(request, 'H');
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  const row = await findRow(page, event);
  await row.click();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  // A phone, by keyboard alone.
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  ).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'EN: English' }).click();
  await phone.getByRole('button', { name: 'I won’t be home' }).press('Enter');
  const words = phone.getByRole('textbox', { name: /anything we should know/i });
  await expect(words).toBeFocused();
  await phone.keyboard.type('Back at 5, the neighbor can take it');
  expect(await violationsOf(phone)).toEqual([]);
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Enter');
  const done = phone.getByText('Thank you. The pharmacy knows that you won’t be home.');
  await expect(done).toBeFocused();

  // The gate code, in Spanish.
  await phone.getByRole('button', { name: 'ES: Español' }).click();
  await phone.getByRole('button', { name: 'Código de acceso o lugar seguro' }).click();
  await phone.getByRole('textbox', { name: 'Código de acceso' }).fill('#42');
  await phone.getByRole('button', { name: 'Enviar al conductor' }).click();
  await expect(phone.getByText('Gracias. El conductor lo verá.')).toBeVisible();
  expect(await violationsOf(phone)).toEqual([]);

  // The board, untouched: a mark on the stop, and the words beside it.
  await expect(row.getByRole('img', { name: 'Recipient asks for something' })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Stop details' });
  await expect(panel.getByText('Nobody will be home')).toBeVisible();
  await expect(panel.getByText('Back at 5, the neighbor can take it')).toBeVisible();
  await expect(panel.getByText('#42')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(panel.getByText('Nobody will be home')).toHaveCount(0);
  await expect(row.getByRole('img', { name: 'Recipient asks for something' })).toHaveCount(0);

  // Its history names the recipient.
  await row.click();
  await page.keyboard.press('h');
  const history = page.getByRole('dialog');
  await expect(history.getByText(/Nobody will be home/).first()).toBeVisible();
  await expect(history.getByText(/by the recipient/).first()).toBeVisible();
});
