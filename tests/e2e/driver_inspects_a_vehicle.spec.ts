import { violationsOf } from './support/axe';
import { apiAs, apiOf } from './support/board';
import { makeRun } from './support/ownRun';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';
import { wordsOf } from './support/words';

const say = wordsOf('English');
/** A picture of one point. */
const SIGNATURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Drivers of the demo sign in by the number of their employee. */
const accountOf = (employee: number) => `driver${employee === 1 ? '' : employee}@example.test`;

interface Checklist {
  items: { id: number; name_en: string }[];
}

test('a driver reports a critical defect before the first stop; the vehicle is out of planning until the office signs it off', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const stamp = String(Date.now()).slice(-6);
  const point = { en: `Story brakes ${stamp}`, es: `Frenos ${stamp}`, ar: `مكابح ${stamp}` };
  const own = await makeRun(request, 'I', 1);
  const office = await openAs(browser, 'admin');

  // The office writes the point of the checklist.
  await office.goto('/#/data/inspection-items/add');
  const field = (name: string) => office.getByLabel(say(`resources.inspection_items.fields.${name}`));
  await field('name_en').fill(point.en);
  await field('name_es').fill(point.es);
  await field('name_ar').fill(point.ar);
  await field('is_critical').setChecked(true);
  expect(await violationsOf(office)).toEqual([]);
  await office.getByRole('button', { name: /^Save$/ }).click();
  await expect(office).toHaveURL(/inspection-items\/\d+$/);

  // The driver answers it through the public API.
  const driver = await apiOf(request, accountOf(own.run.employee_id ?? 0), 'mobile');
  const checklist = await driver.get<Checklist>(`/inspections/checklist?delivery_manifest_id=${own.run.id}`);
  const answers = checklist.items.map(({ id, name_en }) =>
    name_en === point.en
      ? { item_id: id, is_ok: false, note: 'Pedal goes down' }
      : { item_id: id, is_ok: true },
  );
  const posted = await driver.post('/inspections', {
    delivery_manifest_id: own.run.id,
    odometer: 999_000,
    answers,
    signature: SIGNATURE,
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const { id, state } = (await posted.json()) as { id: number; state: string };
  expect(state).toBe('critical');

  // The vehicle must not drive, and the calendar says so.
  const others = await apiAs(request, 'scheduler');
  const isOut = async () =>
    (await others.get<{ is_out_of_service: boolean }>(`/vehicles/${own.run.vehicle_id}`)).is_out_of_service;
  expect(await isOut()).toBe(true);
  await office.goto(`/#/inspections/${id}`);
  await expect(office.getByText(say('inspections.mustNotDrive'))).toBeVisible();
  await expect(office.getByText(point.en).first()).toBeVisible();
  expect(await violationsOf(office)).toEqual([]);

  // Each language has its own word for the point.
  for (const language of ['Español', 'العربية'] as const) {
    await speak(office, language);
    const said = language === 'Español' ? point.es : point.ar;
    await expect(office.getByText(said).first()).toBeVisible();
    await expect(office.getByText(wordsOf(language)('inspections.mustNotDrive'))).toBeVisible();
    expect(await violationsOf(office)).toEqual([]);
  }
  await speak(office, 'English');

  // Signed off with what was done; the paper has both.
  await office.getByRole('button', { name: say('inspections.signOff.action') }).click();
  const dialog = office.getByRole('dialog', { name: say('inspections.signOff.title') });
  await expect(dialog.getByRole('button', { name: say('inspections.signOff.verb') })).toBeDisabled();
  await dialog.getByLabel(say('inspections.signOff.note')).fill('Pads replaced');
  expect(await violationsOf(office)).toEqual([]);
  await dialog.getByRole('button', { name: say('inspections.signOff.verb') }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText(say('inspections.mustNotDrive'))).toHaveCount(0);
  await expect(office.getByText('Pads replaced')).toBeVisible();
  expect(await isOut()).toBe(false);
  const saved = office.waitForEvent('download');
  await office.getByRole('button', { name: say('inspections.pdf') }).click();
  expect((await saved).suggestedFilename()).toBe(`inspection-${id}.pdf`);

  // No other story's driver is asked about it.
  await office.goto('/#/data/inspection-items');
  await office.getByRole('searchbox').first().fill(point.en);
  await office.getByRole('link', { name: `Edit ${point.en}` }).click();
  await field('is_active').setChecked(false);
  await office.getByRole('button', { name: /^Save$/ }).click();
  await expect(office).toHaveURL(/inspection-items\/\d+$/);
});
