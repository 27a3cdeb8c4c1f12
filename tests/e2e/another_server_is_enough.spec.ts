import { join } from 'node:path';
import { SpecServer } from '../specServer/specServer';
import { choose } from './support/board';
import { expect, test } from './support/story';

const ZONE = 'America/Los_Angeles';
const dist = join(import.meta.dirname, '..', '..', 'dist', 'web');

let server: SpecServer;
let url: string;
test.beforeEach(async () => {
  server = new SpecServer(new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date()), dist);
  url = await server.listen();
});
test.afterEach(() => server.close());

/** The last write on a path, with its body. */
const lastWrite = (path: RegExp) =>
  server.calls.filter((call) => call.method !== 'GET' && path.test(call.path)).at(-1);

test('the app works with a server that speaks the specification alone', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${url}/#/login`);
  await page.getByLabel(/e-?mail/i).fill('other@example.test');
  await page
    .getByLabel(/password/i)
    .first()
    .fill('Other-1234!');
  await page.keyboard.press('Enter');

  // A list, with 1 and 0 as yes and no.
  await expect(page.getByRole('heading', { name: 'Participants' })).toBeVisible();
  await expect(page.getByText('ADA MARSH')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Active' }).click();
  await expect(page.getByText('Active', { exact: true }).nth(1)).toBeVisible();

  // A form: the record is saved without a version, and without fields that the server never named.
  await page.goto(`${url}/#/data/vehicles/21/edit`);
  await page.getByLabel(/^name/i).fill('VAN 9');
  await page.getByRole('button', { name: /^save/i }).click();
  await expect.poll(() => lastWrite(/^\/vehicles\/21$/)?.method).toBe('PUT');
  const saved = lastWrite(/^\/vehicles\/21$/);
  expect(saved?.body).toMatchObject({ name: 'VAN 9', license_plate: '1AAA111' });
  expect(saved?.body).not.toHaveProperty('zip_code_group');
  expect(saved?.headers).not.toHaveProperty('if-match');
  expect(saved?.headers).not.toHaveProperty('idempotency-key');

  // The page of the saved vehicle opens; leaving before it would be overtaken by it.
  await expect(page.getByRole('heading', { name: 'VAN 9' })).toBeVisible();

  // The day on the board, and six actions. Each answer is `{"message": "ok"}`: the day is loaded again.
  await page.goto(`${url}/#/dispatch`);
  const stop = (name: string) => page.getByRole('option').filter({ hasText: name });
  await expect(stop('ADA MARSH')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const closed = () => expect(dialog).toHaveCount(0);

  await stop('ADA MARSH').click();
  await page.keyboard.press('s');
  await choose(page, /new status/i, 'Delivered');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await closed();
  await expect(stop('ADA MARSH').getByText('Delivered')).toBeVisible();
  expect(lastWrite(/change_status/)?.body).toMatchObject({ delivery_event_status_id: 4 });

  await stop('BEN OAKES').click();
  await page.keyboard.press('r');
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await closed();
  expect(lastWrite(/re_schedule/)?.body).toMatchObject({ destination_id: 2 });

  await stop('BEN OAKES').click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^copayment/i }).click();
  await dialog.getByLabel(/^amount/i).fill('7.50');
  await dialog.getByRole('button', { name: 'Save copayment' }).click();
  await closed();
  expect(lastWrite(/copayment/)?.body).toEqual({ copayment_amount: 7.5 });

  await stop('BEN OAKES').click();
  await page.keyboard.press('c');
  await choose(page, /^reason/i, 'Nobody home');
  await dialog.getByLabel(/^comment/i).fill('Called the office');
  await dialog.getByRole('button', { name: 'Cancel delivery' }).click();
  await closed();
  await expect(stop('BEN OAKES').getByText('Canceled')).toBeVisible();
  const canceled = lastWrite(/change_status/)?.body;
  expect(canceled).toMatchObject({ delivery_event_status_id: 7, non_delivery_reason_id: 1 });
  expect(canceled?.delivered_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

  await stop('CLEO PINE').click();
  await page.keyboard.press('h');
  await expect(dialog.getByText(/SOMEBODY/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await closed();

  await page.keyboard.press('u');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^unassign/i }).click();
  await closed();
  await expect(stop('CLEO PINE')).toHaveCount(0);
  expect(lastWrite(/override$/)?.method).toBe('DELETE');

  // Nothing was asked that the specification does not have, beyond finding out which server this is.
  expect([...new Set(server.unknown)].sort()).toEqual(['GET /live', 'GET /users/session']);
  expect(errors).toEqual([]);

  // The recipient's page, in her language.
  await page.goto(`${url}/#/tracking/0123456789abcdef`);
  await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible();
  const asked = server.calls.filter((call) => call.path.startsWith('/tracking/'));
  expect(asked.at(-1)?.headers['content-language']).toBe('us');
});

test('an answer of another shape is a sentence, and the page stays', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${url}/#/login`);
  await page.getByLabel(/e-?mail/i).fill('other@example.test');
  await page
    .getByLabel(/password/i)
    .first()
    .fill('Other-1234!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ADA MARSH')).toBeVisible();
  await page.route('**/api/vehicles?**', (route) => route.fulfill({ json: { rows: 3 } }));
  await page.route('**/api/delivery_manifest?**', (route) => route.fulfill({ json: [{ name: 'no id' }] }));
  for (const path of ['/data/vehicles', '/dispatch']) {
    await page.goto(`${url}/#${path}`);
    await expect(page.getByText(/sent an answer that cannot be read/i).first()).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }
  expect(errors).toEqual([]);
});
