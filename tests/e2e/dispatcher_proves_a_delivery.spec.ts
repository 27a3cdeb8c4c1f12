import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator } from 'playwright/test';
import type { EventView } from '../../src/domain/runs/dispatchView';
import { hasPhoto, hasVisibleSignature } from '../../src/domain/stops/proofNotices';
import type { ProofView } from '../../src/domain/stops/proofView';
import { violationsOf } from './support/axe';
import { apiAs, deliveriesIn, findRow, readDay } from './support/board';
import { openAs } from './support/people';
import { expect, test } from './support/story';

const DELIVERED = 4;

/** A delivery of today whose driver has kept a photo and a signature. */
async function findProven(request: APIRequestContext): Promise<EventView> {
  const day = await readDay(request);
  const api = await apiAs(request, 'scheduler');
  for (const event of deliveriesIn(day, DELIVERED)) {
    const proof = await api.get<ProofView>(`/delivery_events/${event.id}/proof`);
    const lines = proof.life_cycle.flatMap((one) => one.transitions);
    if (lines.some((line) => hasPhoto(line) && hasVisibleSignature(line))) return event;
  }
  throw new Error('The demo day has no delivery with a photo and a signature');
}

async function expectDrawn(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test('a dispatcher shows photo and signature, prints a sealed proof, and a stranger checks it', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const event = await findProven(request);
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  await (await findRow(page, event)).click();
  await page.keyboard.press('h');

  const history = page.getByRole('dialog', { name: 'Delivery history' });
  const entry = history.getByRole('listitem').filter({ hasText: 'Delivered' }).last();
  await entry.getByRole('button', { name: 'View details' }).click();
  const details = history.getByRole('region', { name: 'Details' });
  await expectDrawn(details.getByRole('img', { name: 'Photo evidence' }));
  await expectDrawn(details.getByRole('img', { name: 'Signature' }));
  await details.getByRole('button', { name: 'Back to the history' }).click();
  await expect(entry.getByRole('button', { name: 'View details' })).toBeFocused();

  const opened = page.context().waitForEvent('page');
  await history.getByRole('link', { name: 'Delivery report' }).click();
  const report = await opened;
  await expect(report.getByRole('heading', { level: 1 })).toContainText(event.order_number ?? '');
  await expectDrawn(report.getByRole('img', { name: 'Photo evidence' }).first());
  expect(await violationsOf(report)).toEqual([]);
  const downloading = report.waitForEvent('download');
  await report.getByRole('button', { name: 'Sealed PDF' }).click();
  const pdf = await readFile(await (await downloading).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  // Somebody without an account.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/#/verify');
  const check = async (bytes: Buffer) => {
    await stranger
      .getByLabel('PDF')
      .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: bytes });
    await stranger.getByRole('button', { name: 'Check' }).click();
  };
  await check(pdf);
  await expect(stranger.getByRole('heading', { name: 'Genuine' })).toBeVisible();
  await expect(stranger.getByText(event.participant_name ?? '', { exact: false })).toHaveCount(0);
  expect(await violationsOf(stranger)).toEqual([]);
  const tampered = Buffer.from(pdf);
  tampered.writeUInt8((tampered.readUInt8(tampered.length - 40) + 1) % 256, tampered.length - 40);
  await check(tampered);
  await expect(stranger.getByRole('heading', { name: 'Changed' })).toBeVisible();
  await check(Buffer.from('%PDF-1.7 somebody else'));
  await expect(stranger.getByRole('heading', { name: 'Unknown' })).toBeVisible();
});
