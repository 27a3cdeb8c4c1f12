import { linkFor } from './support/outbox';
import { emailOf, submitSignIn } from './support/people';
import { expect, test } from './support/story';

// The last story of this account: from here on it has another password.
const WHO = 'newcomer';

test('a link by e-mail leads to a new password, works once and ends what was open', async ({
  browser,
  page,
}) => {
  // Another one at each try: none of the last passwords is taken again.
  const password = `Lantern-Quill-${Date.now()}!`;
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(emailOf(WHO));
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText(`If there is an account for ${emailOf(WHO)}`);

  const link = await linkFor(browser, emailOf(WHO));
  expect(link).toContain('/#/reset-password?token=');
  await page.goto(link);
  const save = page.getByRole('button', { name: 'Save password' });
  await page.getByLabel('New password', { exact: true }).fill('Lantern-1');
  await expect(save).toBeDisabled();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill('Another-1234!');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('Repeat the new password').fill(password);
  await save.click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?reason=passwordSet/);
  await submitSignIn(page, WHO, password);
  await expect(page.getByRole('navigation').first()).toBeVisible();

  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await late.getByLabel('New password', { exact: true }).fill('Third-1234!');
  await late.getByLabel('Repeat the new password').fill('Third-1234!');
  await late.getByRole('button', { name: 'Save password' }).click();
  await expect(late.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await late.context().close();
});

test('an address that nobody has gets the same words', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is an account for nobody@example.test');
});
