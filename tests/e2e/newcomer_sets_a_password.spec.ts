import { emailOf, PASSWORD, submitSignIn } from './support/people';
import { expect, test } from './support/story';

test('the first sign-in leads to a password of one’s own, and nowhere else before', async ({ page }) => {
  const chosen = 'Lantern-Quill-56!';
  await page.goto('/#/login');
  await submitSignIn(page, 'newcomer');
  await expect(page).toHaveURL(/#\/register-password\?auth=session&id=\d+$/);
  // Neither another address nor loading it again leads past it.
  await page.goto('/#/dispatch');
  await expect(page).toHaveURL(/#\/register-password\?/);
  await page.reload();
  await expect(page).toHaveURL(/#\/register-password\?/);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('Repeat the new password').fill(chosen);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('status')).toContainText('Your password was changed.');
  await expect(page).toHaveURL(/#\/login\?reason=passwordSet/);
  await expect(page.getByText('The password was changed. Sign in with the new one.')).toBeVisible();

  await submitSignIn(page, 'newcomer', chosen);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto('/#/account');
  await expect(page.getByText(emailOf('newcomer'))).toBeVisible();
  await expect(page.getByText('This session')).toBeVisible();
});
