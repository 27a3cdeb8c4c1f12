import { violationsOf } from './support/axe';
import { choose, findRow } from './support/board';
import { makeRun } from './support/ownRun';
import { openAs } from './support/people';
import { expect, test } from './support/story';

// Two changes of a run and three questions: more than the usual time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('what speaks against a change is asked, with the input kept, and what is forced says so', async ({
  browser,
  request,
}) => {
  const { run, events, api } = await makeRun(request, 'FORCE', 2);
  const [earlier, stop] = events;
  if (!earlier || !stop) throw new Error('The run has two deliveries');
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  await (await findRow(page, stop)).click();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: /change the status/i });
  await choose(page, /new status/i, 'Failed');
  await choose(page, /^reason/i, 'Nobody home');
  await dialog.getByLabel(/^comment/i).fill('Rang twice, no answer');

  // br003: nobody has set out. Going back keeps what was said.
  const save = dialog.getByRole('button', { name: 'Change status' });
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Force change?' });
  await expect(question).toContainText('The run has not started yet.');
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel(/^comment/i)).toHaveValue('Rang twice, no answer');

  // It has now: br006, the stop before is still open, or br003 where the driver's phone says that it is elsewhere.
  const begun = await api.post(`/employees/${run.employee_id}/bypass_start_work`, {});
  expect(begun.ok(), await begun.text()).toBe(true);
  await save.click();
  await expect(question).toContainText(/before this one|away from this stop/);
  await question.getByRole('button', { name: 'Force change' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${stop.participant_name}: Failed`)).toBeVisible();

  // The history has the reason, and the other stop is as it was.
  await page.keyboard.press('h');
  const history = page.getByRole('dialog', { name: 'Delivery history' });
  await expect(history.getByText('Reason: Nobody home')).toBeVisible();
  await expect(history.getByText('Rang twice, no answer')).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  const path = `/delivery_manifest/${run.id}/delivery_events/${earlier.id}`;
  expect(await api.get(path)).toMatchObject({ delivery_event_status_id: earlier.delivery_event_status_id });
  await page.context().close();
});

test('driver and vehicle of a run are changed by keyboard alone', async ({ browser, request }) => {
  const { run, events, spare, api } = await makeRun(request, 'CREW', 1);
  const [stop] = events;
  if (!stop) throw new Error('The run has a delivery');
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  await findRow(page, stop);
  const lane = page.getByRole('listbox').filter({ hasText: stop.participant_name ?? '' });
  await lane.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: `Edit ${run.name}` });
  await expect(dialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // From field to field with Tab, chosen by typing.
  const fields = [
    { label: 'Driver', value: spare.driver },
    { label: 'Vehicle', value: spare.vehicle },
  ];
  for (const { label, value } of fields) {
    const field = dialog.getByRole('combobox', { name: label });
    for (let tabs = 0; tabs < 20; tabs++) {
      if (await field.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
    await expect(page.getByRole('option', { name: value, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(value);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lane).toBeFocused();
  expect(await api.get(`/delivery_manifest/${run.id}`)).toMatchObject({
    employee: spare.driver,
    vehicle_name: spare.vehicle,
  });
  await page.context().close();
});
