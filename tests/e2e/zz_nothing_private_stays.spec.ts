import type { Page } from 'playwright/test';
import { settled } from './support/axe';
import { apiAs } from './support/board';
import { signIn } from './support/people';
import { expect, test } from './support/story';
import { storedTexts } from './support/storedTexts';

/** Names and numbers that nobody else has: wherever one of them turns up, a patient's data was left behind. */
const CANARY = {
  first_name: 'CANARIBELLA',
  last_name: 'QUIXOWSKI',
  email: 'canaribella.quixowski@example.test',
  phone_number: '6195557731',
  policy_number: 'CANARYPOLICY77',
};

async function makeCanary(api: Awaited<ReturnType<typeof apiAs>>): Promise<number> {
  const [client] = await api.get<{ id: number }[]>('/funding_sources?per_page=1');
  // Another code at each try.
  const client_code = `ZZZ${String(Date.now()).slice(-6)}`;
  const answer = await api.post('/participants', {
    ...CANARY,
    client_code,
    gender: 'unspecified',
    status: 'active',
    language: 'en',
    funding_source_id: client?.id,
    is_active: true,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** The screens on which a patient is seen, searched and changed. */
async function walk(page: Page, id: number): Promise<void> {
  await page.goto('/#/data/participants');
  await page.getByRole('searchbox').first().fill(CANARY.last_name);
  await expect(page.getByText(CANARY.last_name).first()).toBeVisible();
  for (const path of ['', '/edit', '/location', '/contacts', '/mailing']) {
    await page.goto(`/#/data/participants/${id}${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await settled(page);
  }
  await page.goto('/#/dispatch');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.getByRole('searchbox').first().fill(CANARY.last_name);
  for (const path of ['/data/deliveries', '/data/employees', '/account', '/outbox', '/notifications']) {
    await page.goto(`/#${path}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await settled(page);
  }
}

test('no patient and no credential stays in a browser: storage, caches, addresses', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const addresses = new Set<string>();
  const credentials = new Set<string>();
  page.on('framenavigated', (frame) => addresses.add(frame.url()));
  page.context().on('request', (asked) => {
    addresses.add(asked.url());
    const { authorization } = asked.headers();
    if (authorization) credentials.add(authorization);
  });

  const id = await makeCanary(await apiAs(request, 'scheduler'));
  await signIn(page, 'admin');
  await walk(page, id);
  for (const cookie of await page.context().cookies()) {
    if (cookie.httpOnly) credentials.add(cookie.value);
  }
  expect(credentials.size).toBeGreaterThanOrEqual(3);

  const places = [...(await page.evaluate(storedTexts)), ...addresses, await page.title()];
  expect(places.length).toBeGreaterThan(10);
  const secrets = [...Object.values(CANARY), 'Demo-1234!', ...credentials];
  for (const secret of secrets) {
    const found = places.filter((text) => decodeURIComponent(text.replaceAll('+', ' ')).includes(secret));
    expect(found, `found a secret of ${secret.length} characters`).toEqual([]);
  }

  await page.getByRole('button', { name: /preferences/i }).click();
  await page.getByText('Sign out').click();
  await expect(page).toHaveURL(/login/);
  // Signing out loads the page again: the sign-in page stands when its field does.
  await expect(page.getByLabel(/^email/i)).toBeVisible();
  // Light or dark belongs to the device, the language to a cookie.
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => key !== 'DARK')).toEqual([]);
});
