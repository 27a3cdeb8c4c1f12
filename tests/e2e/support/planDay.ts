import { expect, type APIRequestContext } from 'playwright/test';
import { dateInZone, nextWorkday } from '../../../src/domain/time/dates';
import type { ImportLotView } from '../../../src/domain/imports/importView';
import { apiAs } from './board';

/** The day that the scheduler plans next. */
export const planDate = () => nextWorkday(dateInZone(new Date(), 'America/Los_Angeles'));

interface Named {
  id: number;
  name: string;
}

/** Orders of one story alone that wait on the next workday, as a lot of typed rows; their numbers begin with the prefix. */
export async function makeWaiting(
  request: APIRequestContext,
  prefix: string,
  count: number,
): Promise<{ numbers: string[]; cdpName: string }> {
  const api = await apiAs(request, 'scheduler');
  const [client] = await api.get<Named[]>('/funding_sources?is_active=1');
  const [cdp] = await api.get<Named[]>('/cdp?is_active=1&per_page=100');
  if (!client || !cdp) throw new Error('The demo has clients and CDPs');
  const stamp = String(Date.now()).slice(-6);
  const rows = Array.from({ length: count }, (_, index) => ({
    order_number: `${prefix}${stamp}${index}`,
    client_code: `PLN${String(Number(stamp) + index)
      .slice(-6)
      .padStart(6, '0')}`,
    participant_name: `PLANNED, PERSON ${String.fromCharCode(65 + index)}`,
    phone_number: `619555${String(1000 + index)}`,
    address: `${100 + index * 12} OAK ST, SAN DIEGO, CA 9210${1 + (index % 5)}`,
  }));
  const made = await api.post('/file_import', {
    rows,
    file_name: `${prefix}.csv`,
    funding_source_id: client.id,
    close_door_pharmacy_id: cdp.id,
    delivery_date: planDate(),
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as ImportLotView;
  const read = () => api.get<ImportLotView>(`/file_import/${id}`);
  const stateOf = async () => (await read()).state;
  const verb = async (name: string) => {
    const done = await api.post(`/file_import/${id}/${name}`, {}, (await read()).version);
    expect(done.ok(), await done.text()).toBe(true);
  };
  if ((await stateOf()) === 'draft') await verb('check');
  await expect.poll(stateOf, { timeout: 60_000 }).toBe('ready');
  await verb('commit');
  await expect.poll(stateOf, { timeout: 60_000 }).toBe('committed');
  return { numbers: rows.map((row) => row.order_number), cdpName: cdp.name };
}
