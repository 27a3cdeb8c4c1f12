import { violationsOf } from './support/axe';
import { apiAs } from './support/board';
import { signIn } from './support/people';
import { expect, test } from './support/story';

test('an administrator gives a participant an address, from one line to a point on the map', async ({
  page,
}) => {
  // Four looks by axe take their time on a busy machine.
  test.setTimeout(240_000);
  // A second try finds what the first one left behind.
  const number = 100 + (Date.now() % 9_000);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await signIn(page, 'admin');
  await page.goto('/#/data/participants/4321');
  await page.getByRole('link', { name: 'Delivery addresses' }).click();
  await expect(page).toHaveURL(/participants\/4321\/location/);
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  const fill = dialog.getByRole('button', { name: 'Fill in the fields' });
  await expect(fill).toBeDisabled();
  await dialog.getByLabel('Address in one line').fill(`${number} Story St Apt 5, San Diego, CA 92103`);
  await fill.click();
  await expect(dialog.getByRole('textbox', { name: 'Address line 2' })).toHaveValue('APT 5');
  await expect(dialog.getByText('Confirm the position')).toBeVisible();
  await expect(fill).toBeDisabled();
  expect(await violationsOf(page)).toEqual([]);

  // The middle of a ZIP code is never taken for a door.
  await dialog.getByRole('button', { name: 'Pick the position on the map' }).click();
  const map = page.getByRole('dialog', { name: 'Where is this address?' });
  await expect(map.getByText('This is only the middle of ZIP code 92103', { exact: false })).toBeVisible();
  await expect(map.getByText('No streets are set up', { exact: false })).toBeVisible();
  const before = Number(await map.getByLabel('Latitude').inputValue());
  await map.getByRole('application').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect
    .poll(async () => Number(await map.getByLabel('Latitude').inputValue()))
    .toBeGreaterThan(before);
  expect(await violationsOf(page)).toEqual([]);
  await map.getByRole('button', { name: 'Use this position' }).click();
  await expect(dialog.getByText('Position set')).toBeVisible();

  // Another street is another place.
  const street = dialog.locator('[name=address]');
  await street.fill('1 ELSEWHERE ST');
  await expect(dialog.getByText('Needs a position')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Please, Get the position from the map').first()).toBeVisible();
  await street.fill(`${number} STORY ST`);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();

  const full = `${number} STORY ST, APT 5, SAN DIEGO, CA 92103`;
  await expect(page.getByText(full)).toBeVisible();
  await page.getByRole('button', { name: `Make ${full} the default` }).click();
  await expect(page.getByRole('button', { name: `Make ${full} the default` })).toBeHidden();
  await page.getByRole('button', { name: `Stop using ${full}` }).click();
  const confirm = page.getByRole('dialog', { name: 'Stop using this address?' });
  await expect(confirm.getByText('becomes the default', { exact: false })).toBeVisible();
  await confirm.getByRole('button', { name: 'Stop using' }).click();
  await expect(page.getByRole('heading', { name: 'No longer used' })).toBeVisible();

  await page.getByRole('link', { name: 'Mailing address' }).click();
  await expect(page.getByText('Letters go to the default delivery address.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  expect(urls.filter((url) => /\b(story|elsewhere)\W+st\b/i.test(decodeURIComponent(url)))).toEqual([]);
});

test('the address tools answer other clients as the specification shows', async ({ request }) => {
  const api = await apiAs(request, 'scheduler');
  const parsed = await api.post('/parser/address/parse', { query: '1234 Oak St, San Diego, CA 92103' });
  expect(parsed.status()).toBe(200);
  const failed = await api.post('/parser/address/parse', { query: 'no such thing' });
  expect(failed.status()).toBe(206);
});
