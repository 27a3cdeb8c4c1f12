import { Receiver, verifies } from '../webhooks/receiver';
import { violationsOf } from './support/axe';
import { failDelivery, makeDelivery } from './support/ownDelivery';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

test('an administrator adds the system of a client, and sees, repeats and ends its calls', async ({
  browser,
}) => {
  test.slow();
  const receiver = await new Receiver().start();
  const page = await openAs(browser, 'admin');
  await page.goto('/#/integrations');
  await page.getByRole('link', { name: /^Webhooks:/ }).click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });

  // An address that is none is refused at its field, and the input stays.
  await form.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await form.getByLabel(/^Name of the system/).fill('Story system');
  await form.getByLabel(/^Address/).fill('ftp://system.example.com');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText(/Use an address such as/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel(/^Address/).fill(receiver.url);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Secret of Story system' });
  const secret = await shown.locator('code').innerText();
  expect(secret).toMatch(/^whsec_/);
  expect(await violationsOf(page)).toEqual([]);
  await shown.getByRole('button', { name: 'I saved the secret' }).click();

  // A test arrives, signed.
  await page.getByRole('link', { name: 'Story system' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => receiver.took.length).toBe(1);
  expect(receiver.took.map((call) => [call.body.type, verifies(secret, call)])).toEqual([
    ['endpoint.test', true],
  ]);
  const calls = page.getByRole('group', { name: 'Calls' });
  await expect(calls.getByText('Accepted')).toBeVisible();
  await expect(calls.getByText('HTTP 204')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Sent again, it comes under the same id.
  await calls.getByRole('button', { name: /^Open the call Test/ }).click();
  const call = page.getByRole('dialog', { name: 'Test' });
  await expect(call.getByText('endpoint.test')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await call.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => receiver.took.length).toBe(2);
  expect(new Set(receiver.took.map(({ id }) => id)).size).toBe(1);
  await call.getByRole('button', { name: 'Close' }).click();

  // A new secret signs beside the old one.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'New secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create secret' }).click();
  const rotated = await shown.locator('code').innerText();
  await shown.getByRole('button', { name: 'I saved the secret' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => receiver.took.length).toBe(3);
  const both = receiver.took[2];
  expect(both && [verifies(secret, both), verifies(rotated, both)]).toEqual([true, true]);

  // Paused, in Spanish and on a phone; then removed.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await speak(page, 'Español');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('En pausa', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar webhook' }).click();
  await expect(page.getByText('Aún no hay webhooks')).toBeVisible();
  await speak(page, 'English');
  await receiver.stop();
});

test('what happens to a delivery reaches the system of its client', async ({ browser, request }) => {
  test.slow();
  const receiver = await new Receiver().start();
  const page = await openAs(browser, 'admin');
  await page.goto('/#/integrations/webhooks');
  // Whose the delivery is does not matter here: every client has a system.
  const delivery = await makeDelivery(request, 'W');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByRole('combobox').click();
  const names = await page.getByRole('option').allInnerTexts();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Cancel' }).click();
  for (const name of names) {
    await page.getByRole('button', { name: 'New webhook' }).click();
    await form.getByRole('combobox').click();
    await page.getByRole('option', { name, exact: true }).click();
    await form.getByLabel(/^Name of the system/).fill(name);
    await form.getByLabel(/^Address/).fill(receiver.url);
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('button', { name: 'I saved the secret' }).click();
  }
  await failDelivery(request, delivery);
  await expect
    .poll(() => receiver.took.map(({ body }) => body.type), { timeout: 20_000 })
    .toContain('delivery.failed');
  const failed = receiver.took.find(({ body }) => body.data.delivery_id === delivery.event.id);
  expect(failed?.body.data).toMatchObject({ order_number: delivery.event.order_number, status: 'failed' });
  const proof = await request.get(new URL(String(failed?.body.data.proof_url)).pathname);
  expect([proof.status(), proof.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await receiver.stop();
});

test('the API document is drawn by this server alone', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Rx Dispatch/ })).toBeVisible();
  // By keyboard: the filter, then a group.
  await page.getByPlaceholder('Filter by tag or path').fill('webhooks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'webhooks' })).toBeVisible();
});
