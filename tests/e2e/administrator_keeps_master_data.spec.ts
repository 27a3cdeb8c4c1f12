import { signIn, speak } from './support/people';
import { expect, test } from './support/story';

test('an administrator finds one of 5,000 participants and changes a phone number', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/#\/data\/participants/);
  await expect(page).toHaveTitle('Participants - Rx Dispatch');
  await expect(page.getByText(/[\d,.]{5,} participants/i).first()).toBeVisible();

  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const name = (await page.getByRole('row').nth(3).getByRole('link').first().innerText()).trim();
  await page.getByRole('searchbox').fill(name);
  await expect(
    page
      .getByText(/^1 participant$/i)
      .or(page.getByText(/^\d+ participants$/i))
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const phone = page.getByRole('textbox', { name: /^phone/i });
  await phone.fill('619-555-01');
  await page.getByRole('button', { name: /^save$/i }).click();
  await expect(page.getByText('Use: 000-000-0000')).toBeVisible();
  await expect(phone).toBeFocused();
  await phone.fill('619-555-0142');
  await page.getByRole('button', { name: /^save$/i }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  await page.goto('/#/data/participants');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('(619) 555-0142').first()).toBeVisible();
  const surname = name.split(' ').at(-1) ?? name;
  expect(urls.filter((url) => decodeURIComponent(url).includes(surname))).toEqual([]);
});

test('an administrator adds a vehicle and is told what is wrong with plate and VIN, in English and in Spanish', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/#/data/vehicles/add');
  await page.getByLabel(/^name/i).fill('story van');
  await page.getByLabel(/^licen[cs]e plate/i).fill('12');
  await page.getByLabel(/^vin/i).fill('WRONG');
  await page.getByRole('button', { name: /^save$/i }).click();
  await expect(page.getByText('e.g: 1111AAA')).toBeVisible();
  await expect(page.getByText('Use a right VIN format')).toBeVisible();
  await expect(page).toHaveURL(/vehicles\/add/);

  await speak(page, 'Español');
  await expect(page.getByText('Use a right VIN format')).toBeHidden();
  await page.getByRole('button', { name: /^guardar$/i }).click();
  await expect(page.getByText(/formato.*VIN|VIN.*formato/i)).toBeVisible();

  await page.getByLabel(/placa/i).fill('8abc123');
  await page.getByLabel(/^vin/i).fill('1hgbh41jxmn109186');
  await page.getByRole('combobox', { name: /capacidad/i }).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^guardar$/i }).click();
  await expect(page.getByText('Guardado', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('STORY VAN').first()).toBeVisible();

  await speak(page, 'English');
});
