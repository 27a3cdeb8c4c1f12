import { choose, deliveriesIn, findRow, readDay } from './support/board';
import { openAs } from './support/people';
import { expect, test } from './support/story';

const IN_PROGRESS = 2;

test('a recipient sees the state change on a phone, in the own language, and nothing that is not theirs', async ({
  browser,
  request,
}) => {
  const day = await readDay(request);
  const stop = deliveriesIn(day, IN_PROGRESS)[0];
  if (!stop) throw new Error('The demo day has no delivery in progress');
  const run = day.find((each) => each.id === stop.delivery_manifest_id);

  // The dispatcher makes the link.
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  await (await findRow(page, stop)).click();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/#\/tracking\/[\w-]{22,}$/);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  // A phone, no session.
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  ).newPage();
  const foreign: string[] = [];
  phone.on('request', (sent) => {
    if (new URL(sent.url()).host !== new URL(link).host) foreign.push(sent.url());
  });
  const answered = phone.waitForResponse((response) => response.url().includes('/api/tracking/'));
  await phone.goto(link);
  const body = await (await answered).text();
  const others = day
    .flatMap((each) => each.events)
    .filter((event) => event.id !== stop.id && event.participant_name);
  for (const secret of [
    stop.participant_name,
    stop.destination_full_address,
    stop.order_number,
    run?.employee,
    ...others.slice(0, 50).map((event) => event.participant_name),
  ]) {
    expect(body).not.toContain(secret ?? '\0');
  }
  await expect(phone.getByRole('main')).toBeVisible();
  await expect(phone.getByRole('link', { name: /call|llamar/i })).toHaveAttribute('href', /^tel:/);
  const before = await phone.getByRole('heading', { level: 1 }).innerText();

  // The office records the delivery; the phone shows it without being touched.
  await page.keyboard.press('s');
  await choose(page, /new status/i, 'Delivered');
  await page
    .getByRole('dialog', { name: /change the status/i })
    .getByRole('button', { name: 'Change status' })
    .click();
  const force = page.getByRole('alertdialog');
  const toast = page.getByText(`${stop.participant_name}: Delivered`);
  await expect(force.or(toast)).toBeVisible();
  if (await force.isVisible()) await force.getByRole('button', { name: 'Force change' }).click();
  await expect(toast).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).not.toHaveText(before, { timeout: 30_000 });
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/delivered|entregad/i);

  // Either language, whichever the recipient has.
  await phone
    .getByRole('button', { name: /español|english/i })
    .first()
    .click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/delivered|entregad/i);
  expect(foreign).toEqual([]);
});

test('a wrong link says that the status is no longer available, and nothing else', async ({ page }) => {
  await page.goto(`/#/tracking/${'x'.repeat(27)}`);
  await expect(page.getByText('This Rx Delivery status is no longer available')).toBeVisible();
});
