import type { Page } from 'playwright';

/** What a dispatcher does all day, again and again: look, step, open, close, narrow, widen. */
const ROUND: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.locator('.lane-slot .stop-row').nth(2).click(),
  (page) => page.keyboard.press('ArrowDown'),
  (page) => page.keyboard.press('ArrowDown'),
  (page) => page.keyboard.press('Enter'),
  (page) => page.keyboard.press('Escape'),
  (page) => page.keyboard.press('ArrowRight'),
  (page) => page.keyboard.press('End'),
  (page) => page.keyboard.press('Home'),
  (page) => page.locator('.status-count').first().click(),
  (page) => page.locator('.status-count').first().click(),
  (page) => page.locator('.status-count').nth(3).click(),
  (page) => page.locator('.status-count').nth(3).click(),
];

export async function interact(page: Page, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    await ROUND[done % ROUND.length]?.(page);
    // A person's pace, and time for the measure to be written down.
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
}
