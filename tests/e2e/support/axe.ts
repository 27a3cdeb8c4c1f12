import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** axe itself, as a script. A third of the time of its Playwright package: that one loads it anew for every look. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Waits until nothing moves or fades: a colour half-way through its fade has too little contrast. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]).then(() => undefined),
  );
}

/** Waits until nothing loads, moves or fades. (The network is never idle for sure: the live stream stays open.) */
export async function settled(page: Page): Promise<void> {
  // A page that waits shows it only after 150 ms.
  await page.waitForTimeout(300);
  await expect(page.locator('main .MuiSkeleton-root, [role=progressbar]:visible')).toHaveCount(0);
  await still(page);
}

/** Pauses before something found is looked for again: what is only passing is no violation. Milliseconds. */
const AGAIN_MS = [500, 1_500];

/** Runs axe in the page; the page's policy stays. The product has no frames of its own to look into. */
async function lookOnce(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error('axe is not in the page: it navigated meanwhile');
      const results = await window.axe.run(document, options);
      return results.violations.map(({ id, nodes }) => ({
        id,
        places: nodes.slice(0, 3).map(({ target }) => target.join(' ')),
      }));
    },
    { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return violations.map(({ id, places }) => `${id}: ${places.join(' | ')}`);
}

/** What is still found after a second: a fade that began after the last look is over then. */
async function found(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  let seen = await lookOnce(page, runOnly);
  for (const pause of AGAIN_MS) {
    if (seen.length === 0) return seen;
    await page.waitForTimeout(pause);
    await still(page);
    seen = await lookOnce(page, runOnly);
  }
  return seen;
}

/** What axe finds against WCAG 2.2 AA, each rule with its first places. */
export async function violationsOf(page: Page): Promise<string[]> {
  await settled(page);
  return found(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
}

/** The same for what another theme can break. It loads nothing, but is drawn anew. */
export async function colourViolationsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(150);
  await still(page);
  return found(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}
