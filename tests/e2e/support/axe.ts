import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * Waits until nothing loads, moves or fades: a colour half-way through its fade has too little contrast. (The network
 * is never idle for sure: the live stream stays open.)
 */
export async function settled(page: Page): Promise<void> {
  // A page that waits shows it only after 150 ms.
  await page.waitForTimeout(300);
  await expect(page.locator('main .MuiSkeleton-root, [role=progressbar]:visible')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]).then(() => undefined),
  );
}

/** Rules that depend on colours: what another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function found(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await settled(page);
  const { violations } = await choose(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.target.join(' '));
    return `${id}: ${places.join(' | ')}`;
  });
}

/** What axe finds against WCAG 2.2 AA, each rule with its first places. It runs in the page; the page's policy stays. */
export function violationsOf(page: Page): Promise<string[]> {
  return found(page, (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']));
}

/** The same for what depends on colours alone. */
export function colourViolationsOf(page: Page): Promise<string[]> {
  return found(page, (axe) => axe.withRules(COLOUR_RULES));
}
