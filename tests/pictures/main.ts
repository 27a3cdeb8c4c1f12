import '../bench/storyHour.mjs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { startProduct } from '../bench/product';
import { storyPage } from '../bench/storyPage';
import { signIn } from '../e2e/support/people';
import { LOOKS, looksOf, SCREENS, type LookName, type Screen } from './screens';
import { smallPng } from './smallPng';

const FLAGS = [
  '--no-sandbox',
  // The map is drawn by WebGL, in software.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  '--force-color-profile=srgb',
];
/** A picture of the documentation is no heavier. Bytes. */
const MOST_BYTES = 120_000;
/** The live stream stays open, so the network is never quiet for good. */
const QUIET_MS = 2_500;
/** Charts and rows that arrive after the first answer. */
const SETTLES_MS = 2_000;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'docs/pictures' },
    only: { type: 'string' },
    looks: { type: 'string' },
  },
});
const wanted = (list: string | undefined, name: string) => !list || list.split(',').includes(name);
const out = resolve(values.out);

async function keep(page: Page, name: string, look: LookName): Promise<void> {
  const picture = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  writeFileSync(join(out, `${name}-${look}.png`), picture);
  const note = picture.length > MOST_BYTES ? '  (heavier than it should be)' : '';
  process.stdout.write(`${name}-${look}.png  ${Math.round(picture.length / 1000)} kB${note}\n`);
}

/** Until little is on its way and nothing is drawn as a placeholder. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await page
    .locator('.MuiSkeleton-root')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await page.waitForTimeout(SETTLES_MS);
}

async function pageOf(browser: Browser, look: LookName): Promise<Page> {
  const { width, height, dark, language } = LOOKS[look];
  const page = await storyPage(browser, {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: `${language}-US`,
    isMobile: width < 600,
    hasTouch: width < 600,
  });
  page.setDefaultTimeout(60_000);
  return page;
}

async function take(
  page: Page,
  url: string,
  { name, path, ready, then }: Screen,
  look: LookName,
): Promise<void> {
  // From one address of the hash to another nothing is loaded anew: the blank page between them forgets dialogs and panels.
  await page.goto('about:blank');
  await page.goto(`${url}/#${path}`);
  if (ready) await page.locator(ready).first().waitFor();
  await settle(page);
  if (then) {
    await then(page);
    await settle(page);
  }
  await keep(page, name, look);
}

/** A recipient's link, made as a dispatcher makes it. */
async function trackingLink(page: Page, url: string): Promise<string> {
  await page.goto('about:blank');
  await page.goto(`${url}/#/dispatch?show=open`);
  await settle(page);
  // A stop at a recipient, not a lunch.
  await page.locator('[role="option"]').filter({ hasText: 'Picked up' }).first().click();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Create link' }).click();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

/** Screens of one product, in each look; the recipient's page is among those without streets. */
async function takeAll(browser: Browser, url: string, hasStreets: boolean): Promise<void> {
  const screens = SCREENS.filter(
    (screen) => (screen.hasStreets ?? false) === hasStreets && wanted(values.only, screen.name),
  );
  const hasTracking = !hasStreets && wanted(values.only, 'tracking');
  let link: string | null = null;
  for (const look of Object.keys(LOOKS) as LookName[]) {
    const own = screens.filter((screen) => looksOf(screen).includes(look));
    const isTracked = hasTracking && looksOf({}).includes(look);
    if (!wanted(values.looks, look) || (own.length === 0 && !isTracked)) continue;
    const page = await pageOf(browser, look);
    await signIn(page, 'admin', url);
    for (const screen of own) await take(page, url, screen, look);
    if (isTracked) {
      if (link === null) {
        const english = await pageOf(browser, 'light');
        await signIn(english, 'dispatcher', url);
        link = await trackingLink(english, url);
        await english.context().close();
      }
      await page.goto('about:blank');
      await page.goto(link);
      await settle(page);
      await keep(page, 'tracking', look);
    }
    await page.context().close();
  }
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: FLAGS });
try {
  const streets = process.env.MAP_FILE ?? '';
  for (const MAP_FILE of streets ? ['', streets] : ['']) {
    const folder = mkdtempSync(join(tmpdir(), 'rx-pictures-'));
    const product = await startProduct({ DATA_DIR: folder, MAP_FILE });
    try {
      await takeAll(browser, product.url, MAP_FILE !== '');
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
} finally {
  await browser.close();
}
