import { chromium, type Page } from 'playwright';
import { atMost, type Figure } from './report';
import type { Product } from './product';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Adds up the bytes of scripts and styles that a page asks for as they come over the wire: in gzip, without headers. */
async function counting(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  // Chromium asks for Brotli on this machine's own address; the limits are in gzip, which is what plain http gets.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  const wanted = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') wanted.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes / 1000;
}

/** What a person downloads: measured in a fresh browser against the running product, scripts and styles, gzip. */
export async function measureWeights(product: Product): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: FLAGS });
  const method = 'Chromium, empty cache, bodies of JS + CSS as received in gzip';
  try {
    const recipient = await browser.newPage();
    const tracking = await counting(recipient);
    await recipient.goto(`${product.url}/#/tracking/${'x'.repeat(27)}`);
    await recipient.getByText(/no longer available|ya no está disponible/i).waitFor();
    const trackingKb = tracking();

    const office = await (await browser.newContext()).newPage();
    const loaded = await counting(office);
    // The app is fetched ahead while a person types; what the sign-in page itself needs is counted without that.
    await office.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await office.goto(`${product.url}/#/login`);
    await office.getByLabel(/e-?mail/i).waitFor();
    await office.waitForLoadState('networkidle');
    const signInKb = loaded();
    await office.getByLabel(/e-?mail/i).fill('admin@example.test');
    await office.getByLabel(/^password/i).fill('Demo-1234!');
    await office.getByRole('button', { name: /^sign in$/i }).click();
    await office.getByRole('row').nth(5).waitFor();
    await office.waitForLoadState('networkidle');
    return [
      atMost('tracking page', trackingKb, 25, 'kB', method),
      atMost('sign-in page', signInKb, 106, 'kB', method),
      atMost('first list after sign-in, all told', loaded(), 380, 'kB', method),
    ];
  } finally {
    await browser.close();
  }
}
