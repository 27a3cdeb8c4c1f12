import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { PASSWORD, signIn, submitSignIn } from './support/people';
import { expect, test } from './support/story';

const STEP_MS = 30_000;

/** The code of the page's own hour, so many steps on: each works once. */
async function codeOf(page: Page, secret: string, steps: number): Promise<string> {
  const now = await page.evaluate(() => Date.now());
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * STEP_MS });
}

test('an authenticator app and a passkey guard an account; a recovery code stands in for both', async ({
  page,
  baseURL,
}) => {
  // Browsers have passkeys by name alone.
  const home = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await signIn(page, 'scheduler', home);
  await page.goto(`${home}/#/account`);
  await page.getByRole('link', { name: 'Set up', exact: true }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await expect(page.getByRole('img', { name: 'Code to scan with your authenticator app' })).toBeVisible();
  await page.getByLabel('Code that the app shows now').fill(await codeOf(page, secret, -1));
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recovery = await page.getByRole('listitem').getByRole('code').first().innerText();
  await page.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(page.getByText('10 of 10 codes left')).toBeVisible();

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('link', { name: 'Add passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Office laptop');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('cell', { name: 'Office laptop', exact: true })).toBeVisible();

  const again = async () => {
    // Away first: an open page leaves by itself when its session is gone.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: 'rx_session' });
    await page.goto(`${home}/#/login`);
    await submitSignIn(page, 'scheduler');
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  };
  await again();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('The code does not work');
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(page, secret, 0));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await again();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await again();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  // As the stories found it.
  await page.goto(`${home}/#/account`);
  await page.getByRole('button', { name: 'Remove Office laptop' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('cell', { name: 'Office laptop', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Not set up').first()).toBeVisible();
});
