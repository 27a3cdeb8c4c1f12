import { violationsOf } from './support/axe';
import { openAs, speak } from './support/people';
import { expect, test } from './support/story';
import { wordsOf } from './support/words';

const say = wordsOf('English');

test('hours that a run does not tell are entered with a reason, approved by somebody else, and the week is signed off', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const day = new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 10);
  const typed = `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
  const clerk = await openAs(browser, 'dispatcher');
  const field = (name: string) => clerk.getByLabel(say(`resources.time_corrections.fields.${name}`));

  await clerk.goto('/#/timesheets/corrections/add');
  const driver = field('employee_id');
  await expect(driver.locator('option').nth(1)).toBeAttached();
  await driver.selectOption({ index: 1 });
  const name = await driver.locator('option:checked').innerText();
  await field('work_date').fill(typed);
  // A clock-out before the clock-in is said at its field, and what is typed stays.
  await field('clock_in').fill('15:00');
  await field('clock_out').fill('07:00');
  await field('reason').fill('Phone was dead');
  await clerk.getByRole('button', { name: /^Save$/ }).click();
  await expect(field('clock_out')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('reason')).toHaveValue('Phone was dead');
  expect(await violationsOf(clerk)).toEqual([]);
  await field('clock_in').fill('07:00');
  await field('clock_out').fill('15:00');
  await clerk.getByRole('button', { name: /^Save$/ }).click();
  await expect(clerk).toHaveURL(/corrections\/\d+$/);
  const id = /corrections\/(\d+)$/.exec(clerk.url())?.[1];

  // It waits, and the week cannot be signed off meanwhile.
  const office = await openAs(browser, 'admin');
  await office.goto(`/#/timesheets?date=${day}`);
  const row = office.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(say('timesheets.waiting', { smart_count: 1 }));
  await office.goto(`/#/timesheets/corrections/${id}`);
  await office.getByRole('button', { name: say('timesheets.decide.approve') }).click();
  const dialog = office.getByRole('dialog', { name: say('timesheets.decide.approveTitle') });
  expect(await violationsOf(office)).toEqual([]);
  await dialog.getByRole('button', { name: say('timesheets.decide.approve') }).click();
  await expect(office.getByText(say('timesheets.decide.approved'))).toBeVisible();

  // In Spanish and Arabic the hours count; then the week is closed.
  for (const language of ['Español', 'العربية'] as const) {
    await office.goto(`/#/timesheets?date=${day}`);
    await speak(office, language);
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language)('timesheets.title'));
    await expect(row).toContainText('8.00');
    expect(await violationsOf(office)).toEqual([]);
  }
  await speak(office, 'English');
  await office.getByRole('button', { name: say('timesheets.signOff.label', { name }) }).click();
  await office
    .getByRole('dialog', { name: say('timesheets.signOff.title', { name }) })
    .getByRole('button', { name: say('timesheets.signOff.verb') })
    .click();
  await expect(row).toContainText(say('timesheets.signed', { name: '' }).trim());
  const saved = office.waitForEvent('download');
  await office.getByRole('button', { name: say('timesheets.pdf') }).click();
  expect((await saved).suggestedFilename()).toBe(`timesheets-${day}.pdf`);

  // What is closed takes no other hours.
  await clerk.goto('/#/timesheets/corrections/add');
  await driver.selectOption({ label: name });
  await field('work_date').fill(typed);
  await field('clock_in').fill('16:00');
  await field('clock_out').fill('17:00');
  await field('reason').fill('One hour more');
  await clerk.getByRole('button', { name: /^Save$/ }).click();
  await expect(clerk.getByRole('alert').first()).toBeVisible();
  await expect(clerk).toHaveURL(/corrections\/add$/);
});
