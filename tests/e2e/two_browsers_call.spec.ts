import type { Browser, Page } from 'playwright/test';
import { violationsOf } from './support/axe';
import { openAs, signIn, type Account } from './support/people';
import { expect, test } from './support/story';

// A microphone that says something by itself, and is allowed without a question.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

/** Keeps every connection that the page makes, so that the story can ask how much sound has come. */
function keepPeers(): void {
  const peers: RTCPeerConnection[] = [];
  Object.assign(window, { peers });
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      peers.push(this);
    }
  };
}

/** Bytes of sound that the newest connection of the page has received. */
function soundHeard(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { peers } = window as unknown as { peers: RTCPeerConnection[] };
    const reports = [...((await peers.at(-1)?.getStats()) ?? new Map<string, object>()).values()];
    return (reports as { type: string; kind?: string; bytesReceived?: number }[])
      .filter(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
      .reduce((sum, { bytesReceived = 0 }) => sum + bytesReceived, 0);
  });
}

async function hears(page: Page): Promise<void> {
  const before = await soundHeard(page);
  await expect.poll(() => soundHeard(page)).toBeGreaterThan(before);
}

const phone = (page: Page) => page.getByRole('region', { name: 'Phone', exact: true });
const press = (page: Page, name: string | RegExp) =>
  phone(page).getByRole('button', { name, exact: true }).click();
const phoneButton = (page: Page) => page.getByRole('button', { name: 'Phone', exact: true });
const openPhone = (page: Page) => phoneButton(page).click();

async function colleague(browser: Browser, account: Account): Promise<Page> {
  const page = await openAs(browser, account);
  await page.addInitScript(keepPeers);
  await page.reload();
  await expect(phoneButton(page)).toBeVisible();
  return page;
}

test('two browsers call each other: they hear each other, hold, transfer, and the log says so', async ({
  page: ana,
  browser,
}) => {
  await ana.addInitScript(keepPeers);
  await signIn(ana, 'dispatcher');
  const ben = await colleague(browser, 'dispatcher2');
  const cleo = await colleague(browser, 'admin');
  const nameOf = async (page: Page) => {
    const label = await page.getByRole('button', { name: /Preferences/ }).getAttribute('aria-label');
    return / as (.+)\. /.exec(label ?? '')?.[1] ?? 'nobody';
  };
  const [anaName, benName, cleoName] = [await nameOf(ana), await nameOf(ben), await nameOf(cleo)];

  // It rings, says who calls, and is answered.
  await openPhone(ana);
  expect(await violationsOf(ana)).toEqual([]);
  await press(ana, `Call ${benName}`);
  await expect(phone(ana).getByText('Ringing…')).toBeVisible();
  await expect(phone(ben).getByText('Incoming call')).toBeVisible();
  await expect(ben.getByRole('alert').filter({ hasText: `Incoming call from ${anaName}` })).toHaveCount(1);
  expect(await violationsOf(ben)).toEqual([]);
  await press(ben, 'Answer');
  await expect(phone(ana).getByText('In call')).toBeVisible();
  await expect(phone(ben).getByText('In call')).toBeVisible();
  await hears(ana);
  await hears(ben);
  expect(await violationsOf(ana)).toEqual([]);

  // The call stays while pages change.
  await ana.goto('/#/data/participants');
  await expect(phone(ana).getByText(/^0:\d\d$/)).toBeVisible();
  await press(ana, 'Hold');
  await expect(phone(ben).getByText('On hold')).toBeVisible();
  await press(ana, 'Resume');
  await expect(phone(ben).getByText('In call')).toBeVisible();
  await press(ben, 'Mute');
  await expect(phone(ben).getByRole('button', { name: 'Unmute', pressed: true })).toBeVisible();

  // The third has it after the transfer; the first is free.
  await press(ana, 'Transfer');
  await press(ana, `Transfer to ${cleoName}`);
  await expect(phone(ana).getByText(`Transferring to ${cleoName}…`)).toBeVisible();
  await press(cleo, 'Answer');
  await expect(phone(cleo).getByText('In call')).toBeVisible();
  await press(ben, 'Unmute');
  await hears(ben);
  await hears(cleo);
  await expect(phone(ana).getByText(/^Transferred/)).toBeVisible();

  await press(cleo, 'End call');
  await expect(phone(ben).getByText(/^Answered · Talked for \d:\d\d$/)).toBeVisible();
  await phone(ana).getByLabel('Note').fill('SHIFT OF FRIDAY');
  await press(ana, 'Save note');

  await ana.goto('/#/calls');
  const row = ana.getByRole('row').filter({ hasText: 'SHIFT OF FRIDAY' });
  await expect(row).toContainText('Answered');
  await expect(row).toContainText([anaName, benName, cleoName].join(', '));
  expect(await violationsOf(ana)).toEqual([]);
  await ben.context().close();
  await cleo.context().close();
});

test('a number on a page is called and rings outside; who calls back opens the stop', async ({
  page: ana,
  browser,
}) => {
  await ana.addInitScript(keepPeers);
  await signIn(ana, 'dispatcher');
  const outside = await colleague(browser, 'dispatcher2');
  await outside.goto('/#/demo-phone');
  await expect(outside.getByRole('heading', { name: 'Demo phone' })).toBeVisible();

  await ana.goto('/#/data/participants/12');
  await ana.locator('a[href^="tel:"]').first().click();
  await outside.getByRole('main').getByRole('button', { name: 'Answer' }).click();
  await expect(phone(ana).getByText('In call')).toBeVisible();
  await hears(ana);
  await hears(outside);
  await press(ana, 'Keypad');
  await press(ana, 'Key 5');
  await outside.getByRole('main').getByRole('button', { name: 'End call' }).click();
  await expect(phone(ana).getByText(/^Answered · Talked for/)).toBeVisible();
  await press(ana, 'Close');

  // A recipient of today calls: the phone says who it is, and answering opens the stop.
  await outside.getByRole('button', { name: 'Call the office' }).click();
  await expect(phone(ana).getByRole('link', { name: 'Open stop' })).toBeVisible();
  await press(ana, 'Answer');
  await expect(ana).toHaveURL(/#\/dispatch\?date=\d{4}-\d\d-\d\d&stop=\d+/);
  await expect(ana.getByRole('complementary', { name: /details/i })).toBeVisible();
  await hears(ana);
  // No number stands in an address.
  expect(ana.url()).not.toMatch(/\d{10}/);
  await press(ana, 'End call');
  await expect(outside.getByRole('main').getByText('Answered')).toBeVisible();
  await outside.context().close();
});

test('a browser that refuses the microphone says why, and calls nobody', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'dispatcher');
  await openPhone(page);
  await page.getByLabel('Phone number').fill('6195550142');
  await press(page, /^Call$/);
  await expect(phone(page).getByText(/does not allow the microphone/)).toBeVisible();
  await press(page, 'Microphone and speaker');
  await press(page, 'Test microphone');
  await expect(phone(page).getByText(/does not allow the microphone/)).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await phone(page).getByLabel('Phone number').press('Escape');
  await expect(phone(page)).toBeHidden();
  await page.goto('/#/calls');
  await expect(page.getByText('6195550142')).toHaveCount(0);
});
