import { violationsOf } from './support/axe';
import { signIn, speak } from './support/people';
import { expect, test } from './support/story';

test('an administrator adds a participant, keeps the phones, and stops deliveries with a reason', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(decodeURIComponent(request.url())));
  await page.goto('/#/data/participants/add');

  // "Only the first step is enabled" while adding (spec §2).
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByText('Info', { exact: true })).toHaveAttribute('aria-current', 'step');
  await expect(steps.getByText('Contacts', { exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(steps.getByRole('link', { name: 'Contacts' })).toHaveCount(0);

  await page.getByLabel(/^first name/i).fill('story');
  await page.getByLabel(/^last name/i).fill('quintanilla');
  await page.getByLabel(/^client code/i).fill('AAA1');
  await page.getByLabel(/^client\b(?! code)/i).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /^phone/i }).fill('6195550181');
  await page.getByLabel(/^mobile phone/i).fill('6195550181');
  await page.getByRole('checkbox', { name: 'Wheelchair', exact: true }).check();
  await page.getByLabel('Wheelchair type').selectOption({ label: 'Electric' });
  await page.getByRole('switch', { name: 'Deliver after' }).check();
  await page.getByRole('button', { name: /^save$/i }).click();
  await expect(page.getByText('Format: AAA000001')).toBeVisible();
  await expect(page.getByText('Use another phone')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(/^client code/i).fill('ZZZ900001');
  await page.getByLabel(/^mobile phone/i).fill('8585550182');
  await page.getByRole('button', { name: /^save$/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'STORY QUINTANILLA' })).toBeVisible();
  await expect(page.getByText('Electric', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing has been delivered to this person yet.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await steps.getByRole('link', { name: 'Contacts' }).click();
  await expect(page).toHaveURL(/\/contacts$/);
  const phone = page.getByRole('listitem').filter({ hasText: 'Own phone' });
  await expect(phone.filter({ hasText: '(619) 555-0181' })).toContainText('Default');
  await page.getByRole('button', { name: 'Add phone' }).click();
  const form = page.getByRole('group', { name: 'New phone' });
  await form.getByLabel(/^phone/i).fill('619-555-0181');
  await form.getByRole('button', { name: 'Save phone' }).click();
  await expect(form.getByText('Use another phone')).toBeVisible();
  await form.getByLabel(/^phone/i).fill('760-555-0183');
  await form.getByLabel('Contact name').fill('elena quintanilla');
  await form.getByLabel('Relationship').selectOption({ label: 'Daughter' });
  await form.getByLabel('Emergency contact').check();
  await form.getByLabel('Default phone').check();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save phone' }).click();
  const daughter = page.getByRole('listitem').filter({ hasText: 'ELENA QUINTANILLA' });
  await expect(daughter).toContainText('Default');
  await expect(daughter).toContainText('Emergency');
  await expect(page.getByRole('listitem').filter({ hasText: '(619) 555-0181' })).not.toContainText('Default');

  await page.getByRole('button', { name: 'Edit phone (619) 555-0181' }).click();
  await page.getByRole('button', { name: 'Stop using this phone' }).click();
  await expect(page.getByText('(619) 555-0181')).toHaveCount(0);

  await speak(page, 'Español');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Pasos' }).getByRole('link', { name: 'Datos' }).click();
  // The record follows its default phone.
  await expect(page.getByRole('link', { name: '(760) 555-0183' })).toBeVisible();
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Desactivar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('STORY QUINTANILLA');
  await dialog.getByLabel(/^motivo/i).fill('Se mudó a Arizona');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Desactivar', exact: true }).click();
  await expect(page.getByText('Este participante está inactivo: Se mudó a Arizona')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(page.getByText(/está inactivo/)).toHaveCount(0);
  await speak(page, 'English');

  expect(urls.filter((url) => /quintanilla|5550181|5550183/i.test(url))).toEqual([]);
});
