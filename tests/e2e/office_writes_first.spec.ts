import { violationsOf } from './support/axe';
import { apiAs, deliveriesIn, readDay } from './support/board';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { formatPhone } from '../../src/domain/people/phone';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';

interface Texting {
  participant_name: string;
  phones: { phone_number: string; number_type: string; consent: object | null }[];
  quiet_until: string | null;
}

test('the office writes to a recipient first, records their refusal, and cannot write any more', async ({
  browser,
  request,
}) => {
  const day = await readDay(request);
  const api = await apiAs(request, 'scheduler');
  let found: { id: number; name: string; phone: string } | null = null;
  for (const { participant_id: id } of deliveriesIn(day, EVENT_STATUS.scheduled).reverse()) {
    if (id === null) continue;
    const texting = await api.get<Texting>(`/participants/${id}/texts`);
    const [phone] = texting.phones;
    if (phone?.number_type !== 'mobile' || phone.consent) continue;
    found = { id, name: texting.participant_name, phone: formatPhone(phone.phone_number) };
    break;
  }
  if (!found) throw new Error('The demo day has no recipient with a mobile phone');

  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/text-messages');
  await page.getByRole('button', { name: 'New text message' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Participant' }).fill(found.name);
  await page
    .getByRole('option', { name: new RegExp(found.name) })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'English' }).click();
  await dialog.getByRole('button', { name: 'When will you be home?' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(/When will you be home\?/);
  await expect(dialog.getByText(/characters, \d message/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Send/ }).click();

  // It is a conversation now, with the state of its delivery.
  const thread = page.getByRole('list', { name: `Text messages with ${found.name}` });
  await expect(thread.getByRole('listitem').last()).toContainText('When will you be home?');
  await expect(thread.getByRole('listitem').last()).toContainText(/Kept|Waiting|Sent|Held/);

  // The person refuses on the phone.
  await page.goto(`/#/data/participants/${found.id}`);
  const consent = page.getByRole('region', { name: 'Consent to messages' }).last();
  await consent.getByRole('button', { name: `Record consent for ${found.phone}` }).click();
  const record = page.getByRole('dialog', { name: 'Record consent' });
  await record.getByRole('radio', { name: 'Refuses' }).check();
  await record.getByRole('textbox').fill('Wants calls only');
  expect(await violationsOf(page)).toEqual([]);
  await record.getByRole('button', { name: 'Record' }).click();
  await expect(consent.getByText(/By phone · recorded by .*Wants calls only/)).toBeVisible();

  // Nothing can be written any more, in either language and on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, 'Español');
  await page.getByRole('button', { name: 'Escribir un mensaje de texto' }).click();
  await expect(page.getByRole('dialog').getByText(/rechazó los mensajes de texto/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await speak(page, 'English');
});
