import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { movedBy } from '../../../src/domain/addresses/distance';
import { toWire } from '../../../src/domain/time/dates';
import type { Product } from '../product';
import { atMost, percentile, type Figure } from '../report';
import { storyPage } from '../storyPage';
import type { BenchDay } from './benchDay';
import { liveProxy, type LiveProxy } from './liveProxy';
import { mainThreadTasks } from './mainThread';

/** WebGL in software: these machines have no other. */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const SECONDS = 30;
const MOVES = 60;
const METHOD = 'Chromium, WebGL in software (SwiftShader), CPU not throttled, 1536 × 900';

const launch = () =>
  chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox', ...SOFTWARE_GL] });

async function openMap(browser: Browser, url: string): Promise<Page> {
  const page = await storyPage(browser, { viewport: { width: 1536, height: 900 } });
  await page.goto(`${url}/#/login`);
  await page.getByLabel(/e-?mail/i).fill('dispatcher2@example.test');
  await page.getByLabel(/^password/i).fill('Demo-1234!');
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((address) => !address.hash.includes('login'));
  return page;
}

/** Colours of the middle of the map: one while nothing is drawn, hundreds once streets or a coast and stops are. */
async function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const ground = document.querySelector<HTMLCanvasElement>(
      'canvas.maplibregl-canvas, [role=application] canvas',
    );
    // The one above the ground; vehicles have a third.
    const day = document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas')[1];
    if (!ground || !day || day === ground) return false;
    // In the frame in which the ground was drawn its pixels can be read.
    await new Promise(requestAnimationFrame);
    const copy = document.createElement('canvas');
    copy.width = copy.height = 64;
    const context = copy.getContext('2d');
    if (!context) return false;
    context.drawImage(day, day.width / 4, day.height / 4, day.width / 2, day.height / 2, 0, 0, 64, 64);
    const pixels = context.getImageData(0, 0, 64, 64).data;
    let seen = 0;
    for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 0) seen += 1;
    return seen > 20;
  });
}

/** From the change of address to the map's page, and from there to the first picture with the day on it. Milliseconds. */
async function measureFirstPicture(page: Page): Promise<{ page: number; picture: number }> {
  const started = performance.now();
  await page.evaluate(() => {
    window.location.hash = '#/map?view=dispatch';
  });
  await page.getByRole('application').waitFor();
  const opened = performance.now();
  while (!(await isDrawn(page))) {
    if (performance.now() - started > 60_000) throw new Error('The map was not drawn in a minute');
    await sleep(20);
  }
  return { page: opened - started, picture: performance.now() - opened };
}

/** Waits until the whole day is here: the number of stops no longer changes. */
async function wholeDay(page: Page): Promise<void> {
  const count = () => page.getByText(/^[\d,]+ stops$/).textContent();
  for (let [before, after] = ['', await count()]; before !== after;) {
    await sleep(4_000);
    [before, after] = [after ?? '', await count()];
  }
}

/** Each vehicle reports once a second; the longest piece of work of the page's main thread in each second. */
async function measureUpdates(page: Page, proxy: LiveProxy, { date, drivers }: BenchDay) {
  const report = () => {
    const now = Date.now();
    drivers.forEach(({ employee_id, manifest_id, home }, index) => {
      const angle = now / 60_000 + index;
      proxy.send('position.changed', {
        topic: `positions:${date}`,
        employee_id,
        delivery_manifest_id: manifest_id,
        ...movedBy(home, 1_500 * Math.sin(angle), 1_500 * Math.cos(angle)),
        recorded_at: toWire(new Date(now)),
        speed: 13,
        heading: Math.round(((angle * 180) / Math.PI) % 360),
        accuracy: 8,
        position_at: { is: 'on', name: 'Mission Boulevard' },
      });
    });
  };
  const timer = setInterval(report, 1_000);
  try {
    // A trail of some length, and everything drawn once.
    await sleep(8_000);
    return await mainThreadTasks(page, SECONDS);
  } finally {
    clearInterval(timer);
  }
}

/** Arrow keys, plus and minus on the map: from the key to the next picture, as the browser measures it. */
async function measureMoves(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    Object.assign(window, { moves: seen });
  });
  await page.getByRole('application').focus();
  const keys = [
    'ArrowLeft',
    'ArrowUp',
    '+',
    'ArrowRight',
    '+',
    'ArrowDown',
    '-',
    'ArrowLeft',
    '-',
    'ArrowRight',
  ];
  for (let move = 0; move < MOVES; move++) {
    await page.keyboard.press(keys[move % keys.length] ?? '+');
    // A person looks before the next one; the ground moves for a quarter of a second.
    await page.waitForTimeout(450);
  }
  await page.waitForTimeout(500);
  const slow = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  // What took less than 16 ms is not reported.
  return [...slow, ...Array.from({ length: Math.max(0, MOVES - slow.length) }, () => 16)];
}

/** The day of 300 vehicles and 3,500 stops on the map. */
export async function measureUpdatesOfMap(product: Product, day: BenchDay): Promise<Figure[]> {
  const proxy = await liveProxy(product.url);
  const browser = await launch();
  try {
    const page = await openMap(browser, proxy.url);
    const first = await measureFirstPicture(page);
    await wholeDay(page);
    const longest = await measureUpdates(page, proxy, day);
    return [
      atMost(
        "map's first picture after its page",
        first.picture / 1000,
        2,
        's',
        `${METHOD}, stops and lines on the ground; the page itself ${(first.page / 1000).toFixed(1)} s after the address`,
      ),
      atMost(
        '300 vehicles and 3,500 stops at 1 Hz: longest work of the main thread in a second, p95',
        percentile(longest, 0.95),
        16,
        'ms',
        `${METHOD}, processor time by a trace of ${longest.length} s; median ${percentile(longest, 0.5).toFixed(1)} ms`,
      ),
    ];
  } finally {
    await browser.close();
    proxy.stop();
  }
}

/** 10,000 points on the map. */
export async function measureMovesOfMap(product: Product): Promise<Figure[]> {
  const browser = await launch();
  try {
    const page = await openMap(browser, product.url);
    await measureFirstPicture(page);
    await wholeDay(page);
    const moves = await measureMoves(page);
    return [
      atMost(
        '10,000 points: pan and zoom, answer p95',
        percentile(moves, 0.95),
        120,
        'ms',
        `${METHOD}, ${moves.length} keys, Event Timing: key to next picture; median ${percentile(moves, 0.5)} ms`,
      ),
    ];
  } finally {
    await browser.close();
  }
}
