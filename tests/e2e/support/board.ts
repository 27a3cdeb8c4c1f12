import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import type { EventView, ManifestView } from '../../../src/domain/runs/dispatchView';
import { emailOf, PASSWORD, type Account } from './people';

/** The API as another client uses it: cookie and binding token. For looking up what the story is about. */
export function apiAs(request: APIRequestContext, account: Account, client: 'web' | 'mobile' = 'web') {
  return apiOf(request, emailOf(account), client);
}

/** The same for any person of the demo. */
export async function apiOf(request: APIRequestContext, email: string, client: 'web' | 'mobile') {
  const answer = await request.post('/api/users/sign_in', { data: { email, password: PASSWORD, client } });
  expect(answer.ok()).toBe(true);
  const { Authorization: authorization } = (await answer.json()) as { Authorization: string };
  const headers = () => ({ authorization, 'idempotency-key': randomUUID() });
  const written = (data: unknown, version?: number) => ({
    data,
    headers: { ...headers(), ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
  });
  return {
    get: async <T>(path: string) =>
      (await request.get(`/api${path}`, { headers: headers() })).json() as Promise<T>,
    post: (path: string, data: unknown, version?: number) =>
      request.post(`/api${path}`, written(data, version)),
    put: (path: string, data: unknown, version?: number) =>
      request.put(`/api${path}`, written(data, version)),
  };
}

/** The day's runs as the scheduler sees them: an account that no story signs in with, so that no session is ended. */
export async function readDay(request: APIRequestContext): Promise<ManifestView[]> {
  const api = await apiAs(request, 'scheduler');
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format(new Date());
  return api.get<ManifestView[]>(`/delivery_manifest?date=${date}&events=1&per_page=9999`);
}

/** Deliveries with this status on runs that are under way. */
export function deliveriesIn(day: readonly ManifestView[], status: number, runStatus = 3): EventView[] {
  return day
    .filter((run) => run.delivery_manifest_status_id === runStatus)
    .flatMap((run) => run.events)
    .filter((event) => event.delivery_event_type_id === 3 && event.delivery_event_status_id === status);
}

/** Brings one stop into view by its order number, as a dispatcher would. */
export async function findRow(page: Page, event: EventView): Promise<Locator> {
  await page.getByRole('searchbox', { name: /order|orden/i }).fill(event.order_number ?? '');
  const row = page.getByRole('option').filter({ hasText: event.participant_name ?? '' });
  await expect(row).toHaveCount(1);
  return row;
}

/** Chooses an entry of a select field. */
export async function choose(page: Page, field: RegExp, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
}
