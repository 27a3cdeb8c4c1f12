import { randomUUID } from 'node:crypto';
import { chromium, type Page } from 'playwright';
import { DEMO_ZONE } from '../../server/demo/masterData';
import { dateInZone } from '../../src/domain/time/dates';
import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import { signIn, type Caller } from './caller';
import type { Product } from './product';
import { atMost, percentile, type Figure } from './report';
import { storyPage } from './storyPage';

const CHANGES = 40;

/** Stops of running runs whose status may go to "attempted" without a question. */
async function openStops(caller: Caller): Promise<EventView[]> {
  const date = dateInZone(new Date(), DEMO_ZONE);
  const response = await caller.get(
    `/delivery_manifest?date=${date}&per_page=9999&events=1&delivery_manifest_status_id=3`,
  );
  if (!response.ok) throw new Error(`Runs of today: ${response.status} ${await response.text()}`);
  const runs = (await response.json()) as ManifestView[];
  return runs
    .flatMap((run) => run.events)
    .filter(
      (event) =>
        event.delivery_event_type_id === EVENT_TYPE.delivery &&
        event.delivery_event_status_id === EVENT_STATUS.pickedUp,
    );
}

async function watch(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/#/login`);
  await page.getByLabel(/e-?mail/i).fill('dispatcher2@example.test');
  await page.getByLabel(/^password/i).fill('Demo-1234!');
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((url) => !url.hash.includes('login'));
  await page.goto(`${product.url}/#/dispatch`);
  await page.locator('[data-stop]').first().waitFor();
}

/**
 * From one dispatcher's press of "save" (the call to the API) until the other one's open board shows the new word.
 * Both sides on this machine; the watching side is a real Chromium.
 */
export async function measureLivePath(product: Product): Promise<Figure[]> {
  const sender = await signIn(product.url, 'dispatcher@example.test');
  const stops = (await openStops(sender)).slice(0, CHANGES);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const delays: number[] = [];
  try {
    const page = await storyPage(browser, { viewport: { width: 1536, height: 900 } });
    await watch(page, product);
    for (const stop of stops) {
      // The stop's own number brings it into view, as a dispatcher would search for it.
      await page.getByRole('searchbox').fill(stop.order_number ?? '');
      const row = page.locator('[data-stop]', { hasText: stop.participant_name ?? '' }).first();
      await row.waitFor();
      const seen = row.getByText(/^Attempted/).waitFor({ timeout: 10_000 });
      const started = performance.now();
      const answer = await sender.send(
        'POST',
        `/delivery_manifest/${stop.delivery_manifest_id}/delivery_events/${stop.id}/change_status`,
        { delivery_event_status_id: EVENT_STATUS.attempted },
        { 'idempotency-key': randomUUID(), 'if-match': `"${stop.version}"` },
      );
      if (!answer.ok) throw new Error(`change_status: ${answer.status} ${await answer.text()}`);
      await seen;
      delays.push(performance.now() - started);
    }
  } finally {
    await browser.close();
  }
  return [
    atMost(
      'change of status → visible in the other browser, p95',
      percentile(delays, 0.95),
      300,
      'ms',
      `${delays.length} changes, API call to drawn word`,
    ),
  ];
}
