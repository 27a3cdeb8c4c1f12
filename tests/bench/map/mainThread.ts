import type { Page } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of the processor: what other programs do meanwhile is not in it. */
  tdur?: number;
  args: { name?: string; data?: { url?: string } };
}

/**
 * The longest task of the page's main thread in each of so many seconds, by a trace. Milliseconds of the processor, which
 * a busy machine does not lengthen.
 */
export async function mainThreadTasks(page: Page, seconds: number): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await page.waitForTimeout(seconds * 1000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const byThread = new Map<string, TraceEvent[]>();
  for (const event of trace.traceEvents) {
    const thread = `${event.pid} ${event.tid}`;
    if (!threads.includes(thread) || event.ph !== 'X' || !/RunTask$/.test(event.name)) continue;
    const known = byThread.get(thread);
    if (known) known.push(event);
    else byThread.set(thread, [event]);
  }
  // The page that works is the one that is looked at.
  const work = (events: readonly TraceEvent[]) => events.reduce((sum, { dur = 0 }) => sum + dur, 0);
  const [busiest = []] = [...byThread.values()].sort((a, b) => work(b) - work(a));
  const start = Math.min(...busiest.map(({ ts }) => ts));
  const longest: number[] = Array.from({ length: seconds }, () => 0);
  for (const { ts, dur = 0, tdur = dur } of busiest) {
    const second = Math.floor((ts - start) / 1e6);
    if (second < seconds) longest[second] = Math.max(longest[second] ?? 0, tdur / 1000);
  }
  return longest;
}
