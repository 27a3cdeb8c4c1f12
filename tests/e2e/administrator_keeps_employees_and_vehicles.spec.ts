import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { signIn, speak } from './support/people';
import { expect, test } from './support/story';

/** A face of the test: 400 × 300 px, drawn here so that no picture of a person is kept in the repository. */
async function drawFace(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 300;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = '#0f766e';
    context.fillRect(0, 0, 400, 300);
    context.fillStyle = '#ffffff';
    context.fillRect(150, 100, 100, 100);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
}

async function expectAccessible(page: Page): Promise<void> {
  // Colours on their way in are no colours to measure.
  await page.waitForTimeout(500);
  expect(await violationsOf(page)).toEqual([]);
}

const code = `STORY${Date.now().toString().slice(-8)}`;

test('an administrator adds an employee, a picture and an account, and changes the user type', async ({
  page,
}) => {
  test.slow();
  const policyBreaks: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) policyBreaks.push(message.text());
  });
  await signIn(page, 'admin');
  await page.goto('/#/data/employees/add');
  await page.getByLabel(/^Code/).fill(code);
  await page.getByLabel(/^First name/).fill('Story');
  await page.getByLabel(/^Last name/).fill('Person');
  await page.getByLabel(/^Type/).selectOption('Dispatcher');
  await page.getByLabel(/^Email/).fill(`${code.toLowerCase()}@example.test`);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'STORY PERSON' })).toBeVisible();

  // A picture, through the signed form: chosen, cropped with the keyboard, posted, shown.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await drawFace(page) });
  const crop = page.getByRole('dialog', { name: 'Choose the part to show' });
  await expect(crop.getByRole('button', { name: 'Save picture' })).toBeEnabled();
  await crop.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  await crop.getByRole('button', { name: 'Turn right' }).click();
  await expectAccessible(page);
  const posted = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/files');
  await crop.getByRole('button', { name: 'Save picture' }).click();
  expect((await posted).status()).toBe(204);
  await expect(crop).toBeHidden();
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  const size = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([250, 250]);

  // What is no picture is refused in words.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(
    page.getByText('This file is not a PNG, JPEG or WebP picture. Choose another one.').first(),
  ).toBeVisible();

  // An account, then another user type: "you can lose privileges".
  await page.goBack();
  await page.getByRole('button', { name: 'Give access' }).click();
  const give = page.getByRole('dialog');
  await give.getByLabel(/^User type/).selectOption('Dispatcher');
  await expectAccessible(page);
  await give.getByRole('button', { name: 'Give access and invite' }).click();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change access' }).click();
  const change = page.getByRole('dialog');
  await change.getByLabel(/^User type/).selectOption('Scheduler');
  await expect(change.getByRole('alert')).toContainText('STORY PERSON can lose privileges');
  await change.getByRole('button', { name: 'Change user type' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByText('Scheduler', { exact: true }).first()).toBeVisible();

  // Blocked meanwhile: the office reactivates.
  const blocked = await page.evaluate(async () => {
    const session = (await (await fetch('/api/users/session')).json()) as { Authorization: string };
    const id = Number(location.hash.match(/employees\/(\d+)/)?.[1]);
    const headers = { Authorization: session.Authorization, 'Content-Type': 'application/json' };
    const found = await fetch(`/api/employees/${id}/account`, { headers });
    const { account } = (await found.json()) as { account: { id: number } };
    return (await fetch(`/api/users/${account.id}/block`, { method: 'PATCH', headers, body: '{}' })).status;
  });
  expect(blocked).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Reactivate user' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate user' }).click();
  await expect(page.getByRole('button', { name: 'Reactivate user' })).toBeHidden();

  await speak(page, 'Español');
  await expect(page.getByRole('heading', { name: 'Acceso a la aplicación' })).toBeVisible();
  await expectAccessible(page);
  await speak(page, 'English');
  expect(policyBreaks).toEqual([]);
});

test('an administrator shows, prints and replaces the QR login code of a vehicle', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/#/data/vehicles/2');
  await page.getByRole('button', { name: 'Show code' }).click();
  const picture = page.getByRole('img', { name: /^QR code of/ });
  await expect(picture).toBeVisible();
  const shown = page.locator('figcaption');
  const before = await shown.innerText();
  expect(before).toMatch(/^RXV-2-/);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const sheet = await readFile(await (await downloading).path());
  expect(sheet.length).toBeGreaterThan(5_000);
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
  expect(sheet.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.getByRole('button', { name: 'Create a new code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('stops working immediately');
  await dialog.getByRole('button', { name: 'Create a new code' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).not.toHaveText(before);
});
