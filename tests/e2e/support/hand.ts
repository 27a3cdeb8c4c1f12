import type { Locator } from 'playwright/test';

/** Presses, counted. */
export class Hand {
  clicks = 0;
  async press(what: Locator, options?: { timeout: number }): Promise<void> {
    this.clicks += 1;
    await what.click(options);
  }
}
