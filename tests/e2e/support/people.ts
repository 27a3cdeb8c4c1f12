import { expect, type Browser, type Page } from 'playwright/test';
import type { Spoken } from './words';

export const PASSWORD = 'Demo-1234!';

export type Account =
  'admin' | 'dispatcher' | 'dispatcher2' | 'scheduler' | 'pharmacy' | 'driver' | 'newcomer';

export const emailOf = (account: Account) => `${account}@example.test`;

/** Fills in the sign-in page and sends it, in each language. */
export async function submitSignIn(page: Page, account: Account, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^(email|correo|البريد)/i).fill(emailOf(account));
  await page.getByLabel(/^(password|contraseña|كلمة المرور)/i).fill(password);
  await page.getByRole('button', { name: /^(sign in|entrar|iniciar sesión|تسجيل الدخول)$/i }).click();
}

/** Signs in through the page as a person does. */
export async function signIn(page: Page, account: Account, url = ''): Promise<void> {
  await page.goto(`${url}/#/login`);
  await submitSignIn(page, account);
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** Changes the language and waits until the server has kept it: it is the person's, wherever they sign in next. */
export async function speak(page: Page, language: Spoken): Promise<void> {
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/users/preferences') && response.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: /preferences|preferencias|التفضيلات/i }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await page.keyboard.press('Escape');
  await kept;
}

/** A page of its own, with its own cookies, signed in. */
export async function openAs(browser: Browser, account: Account, url = ''): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, account, url);
  return page;
}
