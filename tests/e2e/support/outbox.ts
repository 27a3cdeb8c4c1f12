import { expect, type Browser } from 'playwright/test';
import { openAs } from './people';

/** The link that the newest message to somebody carries, read as an administrator of the demo reads it. */
export async function linkFor(browser: Browser, email: string): Promise<string> {
  const admin = await openAs(browser, 'admin');
  await admin.goto('/#/outbox');
  const newest = admin
    .getByRole('row')
    .filter({ hasText: email })
    .filter({ hasText: /link|invitation/i });
  await newest.first().getByRole('button').first().click();
  const text = admin.getByRole('dialog').getByText(/https?:\/\//);
  await expect(text).toBeVisible();
  const link = /https?:\/\/\S+/.exec(await text.innerText())?.[0] ?? '';
  await admin.context().close();
  return link;
}
