import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { interact, watchInteractions } from './boardInteractions';
import { streamUpdates } from './boardUpdates';
import type { Product } from './product';
import { atLeast, atMost, type Figure } from './report';
import { storyPage } from './storyPage';

/** A dispatcher's old laptop, as browsers' own tools emulate it. */
const CPU_THROTTLE = 4;
/** More than the figure asks for: what is sent at the pace of the target can never be above it. */
const UPDATES_PER_SECOND = 30;
const LEAST_UPDATES_PER_SECOND = 25;
const INTERACTIONS = 60;
/** A machine that does something else meanwhile only ever adds. */
const OPENINGS = 3;

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/login`);
  await page.getByLabel(/e-?mail/i).fill('dispatcher2@example.test');
  await page.getByLabel(/^password/i).fill('Demo-1234!');
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((address) => !address.hash.includes('login'));
}

interface Opening {
  /** From the change of address in the open app until rows are drawn and the page has time for a person again. */
  usable: number;
  /** The same until every run is here: counted, and found by a search. */
  whole: number;
}

async function openBoard(page: Page): Promise<Opening> {
  return page.evaluate(async () => {
    const started = performance.now();
    window.location.hash = '#/dispatch';
    while (!document.querySelector('[data-lanes] [data-stop]')) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    await new Promise(requestAnimationFrame);
    const usable = performance.now() - started;
    while (!document.querySelector('[data-board]:not([aria-busy="true"])'))
      await new Promise((done) => setTimeout(done, 20));
    return { usable, whole: performance.now() - started };
  });
}

/** A dispatcher's throttled page, signed in, that has everything of the board but the day. */
async function pageAtHome(browser: Browser, product: Product): Promise<Page> {
  const page = await storyPage(browser, { viewport: { width: 1536, height: 900 } });
  await signIn(page, product.url);
  const session = await page.context().newCDPSession(page);
  // The code of the page is fetched once a day; what counts is the day's data.
  await page.goto(`${product.url}/#/dispatch?date=2026-01-01`);
  await page.locator('[data-board]:not([aria-busy="true"])').waitFor();
  await page.goto(`${product.url}/#/home`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
  return page;
}

/** The board in a slow Chromium while other people work. */
export async function measureBoard(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const openings: Opening[] = [];
    let page = await pageAtHome(browser, product);
    openings.push(await openBoard(page));
    // A day that was open once is kept: each time is a page of its own.
    while (openings.length < OPENINGS) {
      await page.context().close();
      page = await pageAtHome(browser, product);
      openings.push(await openBoard(page));
    }
    const best = (name: keyof Opening) => Math.min(...openings.map((one) => one[name])) / 1000;

    const stream = await streamUpdates(product, UPDATES_PER_SECOND);
    await sleep(2_000);
    await watchInteractions(page);
    const worst = [...(await interact(page, INTERACTIONS))].sort(([, one], [, other]) => other - one);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const rate = await stream.stop();
    const method = `Chromium, CPU throttled ${CPU_THROTTLE}×`;
    return [
      atMost(
        'board of 3,500 stops, usable',
        best('usable'),
        0.5,
        's',
        `${method}, address to drawn rows, best of ${OPENINGS}`,
      ),
      atMost(
        'board of 3,500 stops, all of them there',
        best('whole'),
        3,
        's',
        'the same until all are counted and found',
      ),
      atMost('board, elements in the page', nodes, 900, '', 'after the interactions'),
      atLeast(
        'board, updates per second meanwhile',
        rate,
        LEAST_UPDATES_PER_SECOND,
        '/s',
        'changes of status',
      ),
      atMost(
        'board, worst of 60 interactions',
        worst[0]?.[1] ?? 0,
        80,
        'ms',
        `${method}, Event Timing; the worst of each kind: ${worst.map(([kind, ms]) => `${kind} ${ms}`).join(', ')}`,
      ),
    ];
  } finally {
    await browser.close();
  }
}
