import { createHmac } from 'node:crypto';
import { violationsOf } from './support/axe';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

/** What a client's system sends, with a number that no other story has. */
function orderOf(number: string, changes: object = {}) {
  return {
    order_number: number,
    client_code: 'CHP990001',
    participant_name: 'STORY RECIPIENT',
    phone_number: '619-555-0142',
    address: '100 OAK ST, SAN DIEGO, CA 92103',
    ...changes,
  };
}

test('an order that arrives by API is mended, merged with its double, and becomes a lot', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000);
  const admin = await openAs(browser, 'admin');
  await admin.goto('/#/integrations');
  await admin.getByRole('button', { name: 'New key' }).click();
  const making = admin.getByRole('dialog', { name: 'New key for a client’s system' });
  await making.getByLabel('Name of the system').fill('Story system');
  await making.getByRole('combobox', { name: /^Client/ }).click();
  await admin.getByRole('option', { name: 'COASTLINE HEALTH PLAN' }).click();
  await making.getByRole('button', { name: 'Create key' }).click();
  const told = admin.getByRole('dialog', { name: 'Key created' });
  const shown = told.locator('code');
  await expect(shown).toHaveCount(2);
  const [key = '', secret = ''] = await shown.allTextContents();
  expect(await violationsOf(admin)).toEqual([]);
  await told.getByRole('button', { name: 'I saved the secret' }).click();
  await expect(admin.getByRole('row').filter({ hasText: 'Story system' })).toContainText('Active');

  const number = `ST${Date.now() % 1_000_000_000}`;
  const body = JSON.stringify({
    orders: [orderOf(number, { phone_number: '12' }), orderOf(number, { comments: 'Ring twice' })],
  });
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const send = (signed: string) =>
    request.post('/api/deliveries_inbox', {
      data: Buffer.from(body),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `story-${number}`,
        'x-client-key': key,
        'x-timestamp': time,
        'x-signature': signed,
      },
    });
  expect((await send('0'.repeat(64))).status()).toBe(401);
  expect((await send(signature)).status()).toBe(201);

  const page = await openAs(browser, 'scheduler');
  await page.goto('/#/schedule/deliveries-inbox');
  const rows = page.getByRole('row').filter({ hasText: number });
  await expect(rows).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  const wrong = rows.filter({ hasText: '1 problem' });
  await wrong.getByRole('button', { name: number }).click();
  const editor = page.getByRole('dialog', { name: `Order ${number}` });
  await editor.getByRole('textbox', { name: /^Phone/ }).fill('619-555-0142');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor).toBeHidden();
  await expect(wrong).toHaveCount(0);

  await rows.first().getByRole('button', { name: number }).click();
  await editor.getByRole('button', { name: 'Compare and merge' }).first().click();
  const merging = page.getByRole('dialog', { name: 'Merge orders' });
  await expect(merging.getByText('Ring twice')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await merging.getByRole('button', { name: 'Merge orders' }).click();
  await expect(merging).toBeHidden();
  await expect(rows).toHaveCount(1);

  await speak(page, 'Español');
  await rows.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear lote' }).click();
  const process = page.getByRole('dialog', { name: 'Crear lote' });
  await process.getByRole('combobox', { name: /^CDP/ }).click();
  await page.getByRole('option', { name: 'HILLCREST PHARMACY' }).click();
  await process.getByRole('button', { name: 'Crear el lote' }).click();
  await expect(page).toHaveURL(/schedule\/imports\/\d+/);
  await expect(page.getByText('COASTLINE HEALTH PLAN').first()).toBeVisible();
  await page.goto('/#/schedule/deliveries-inbox?state=in_lot');
  await expect(rows).toContainText('En un lote');
  await speak(page, 'English');

  await admin.getByRole('button', { name: 'Revoke the key of Story system' }).click();
  await admin.getByRole('button', { name: 'Revoke key' }).click();
  await expect(admin.getByRole('row').filter({ hasText: 'Story system' })).toContainText('Revoked');
  await admin.context().close();
  await page.context().close();
});
