import type { Locator, Page } from 'playwright';

/** A press of the mouse alone: the runner's own checks of what is under it run inside the page, in front of its answer. */
async function press(page: Page, target: Locator): Promise<void> {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  // What is there may be drawn anew between the two questions.
  while (!box) {
    await target.waitFor();
    box = await target.boundingBox();
  }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** One of the day's five numbers. */
const counter = (page: Page, index: number): Locator =>
  page.getByRole('group', { name: 'The day in numbers: show only' }).getByRole('button').nth(index);

/** What a dispatcher does all day, again and again: look, step, open, close, narrow, widen. */
const ROUND: readonly (readonly [kind: string, act: (page: Page) => Promise<void>])[] = [
  ['picks a stop', (page) => press(page, page.locator('[data-lanes] [data-stop]').nth(2))],
  ['steps', (page) => page.keyboard.press('ArrowDown')],
  ['steps', (page) => page.keyboard.press('ArrowDown')],
  ['opens a stop', (page) => page.keyboard.press('Enter')],
  ['closes it', (page) => page.keyboard.press('Escape')],
  ['steps to the next run', (page) => page.keyboard.press('ArrowRight')],
  ['goes to the end', (page) => page.keyboard.press('End')],
  ['goes to the start', (page) => page.keyboard.press('Home')],
  ['shows the late ones', (page) => press(page, counter(page, 0))],
  ['shows all again', (page) => press(page, counter(page, 0))],
  ['shows one status', (page) => press(page, counter(page, 3))],
  ['shows all again', (page) => press(page, counter(page, 3))],
];

interface Observed {
  /** When each interaction was about to begin, in milliseconds of the page. */
  begun: [at: number, kind: string][];
  /** Of each interaction by the browser's number for it: when it began, and press to next picture in steps of 8 ms. */
  timed: Map<number, [at: number, duration: number]>;
}

/** Everything of a browser's own measure of interactions. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Observed = { begun: [], timed: new Map() };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue;
        const known = seen.timed.get(entry.interactionId)?.[1] ?? 0;
        if (entry.duration > known) seen.timed.set(entry.interactionId, [entry.startTime, entry.duration]);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    Object.assign(window, { observed: seen });
  });
}

/** Does `count` of them at a person's pace. Answers the worst duration in milliseconds of each kind that took longer than 16. */
export async function interact(page: Page, count: number): Promise<ReadonlyMap<string, number>> {
  for (let done = 0; done < count; done += 1) {
    const [kind, act] = ROUND[done % ROUND.length] ?? ['nothing', () => Promise.resolve()];
    await page.evaluate((each) => {
      (window as unknown as { observed: Observed }).observed.begun.push([performance.now(), each]);
    }, kind);
    await act(page);
    // A person's pace, and time for the measure to be written down.
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
  const { begun, timed } = await page.evaluate(() => {
    const seen = (window as unknown as { observed: Observed }).observed;
    return { begun: seen.begun, timed: [...seen.timed.values()] };
  });
  const worst = new Map<string, number>();
  for (const [at, duration] of timed) {
    const kind = begun.findLast(([from]) => from <= at)?.[1] ?? 'before them';
    worst.set(kind, Math.max(worst.get(kind) ?? 0, duration));
  }
  return worst;
}
