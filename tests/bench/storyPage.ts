import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { setAhead } from '../e2e/support/storyClock.mjs';

/** A page of a browser of its own, at the hour of the stories as the server is. */
export async function storyPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(setAhead, Number(process.env.STORY_OFFSET ?? 0));
  return context.newPage();
}
