import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { dateInZone, nextWorkday } from '../../src/domain/time/dates';
import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { EVENT_STATUS, eventStatusKey } from '../../src/domain/stops/eventStatus';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { violationsOf } from './support/axe';
import { apiAs, findRow } from './support/board';
import { Hand } from './support/hand';
import { openAs, speak, type Account } from './support/people';
import { expect, test } from './support/story';
import { wordsOf } from './support/words';

interface Person {
  client_code: string;
  participant_full_name: string;
  phone_number: string;
  participant_address_full_address: string;
  funding_source_id: number;
}
interface Named {
  id: number;
  name: string;
}
type Language = 'English' | 'Español';

/** Days of this story alone, without runs yet: another one plans the next workday. */
const AFTER_NEXT = nextWorkday(nextWorkday(dateInZone(new Date(), 'America/Los_Angeles')));
const DAYS: Readonly<Record<Language, string>> = { English: AFTER_NEXT, Español: nextWorkday(AFTER_NEXT) };
const ORDERS = 3;

/** Somebody's orders as a pharmacy writes them down, of one client, and who the client is. */
async function makeFile(request: APIRequestContext, stem: string) {
  // No page of this story is the administrator's: signing in elsewhere ends no session of it.
  const api = await apiAs(request, 'admin');
  const [people, clients] = await Promise.all([
    api.get<Person[]>('/participants?per_page=60&is_active=1&sort=id'),
    api.get<Named[]>('/funding_sources?per_page=100&is_active=1'),
  ]);
  const client = clients.find(
    ({ id }) => people.filter((one) => one.funding_source_id === id).length >= ORDERS,
  );
  if (!client) throw new Error('The demo has no client with enough people');
  const rows = people
    .filter((one) => one.funding_source_id === client.id)
    .slice(0, ORDERS)
    .map((one, index) => [
      `${stem}${index + 1}`,
      one.client_code,
      one.participant_full_name,
      one.phone_number,
      one.participant_address_full_address,
    ]);
  const lines = [['Order #', 'Client code', 'Patient name', 'Phone', 'Address'], ...rows];
  const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n');
  return { text, client: client.name, numbers: rows.map(([number]) => number ?? '') };
}

async function readRuns(request: APIRequestContext, day: string): Promise<ManifestView[]> {
  const api = await apiAs(request, 'admin');
  return api.get<ManifestView[]>(`/delivery_manifest?date=${day}&events=1&per_page=9999`);
}

function stopsOf(runs: readonly ManifestView[], numbers: readonly string[]): EventView[] {
  return runs
    .flatMap((run) => run.events)
    .filter((event) => event.order_number !== null && numbers.includes(event.order_number));
}

/** A page in the story's language; the account speaks English again afterwards, whatever happens. */
async function withPage<T>(
  browser: Browser,
  account: Account,
  language: Language,
  tell: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await openAs(browser, account);
  await speak(page, language);
  try {
    return await tell(page);
  } finally {
    await page.goto('/#/home');
    await speak(page, 'English');
    await page.context().close();
  }
}

for (const language of ['English', 'Español'] as const) {
  const say = wordsOf(language);
  const day = DAYS[language];

  test(`from a file of orders to the door: lot, plan, runs, board, tracking page (${language})`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(480_000);
    const stem = `W${String(Date.now()).slice(-10)}`;
    const file = await makeFile(request, stem);

    await withPage(browser, 'scheduler', language, async (page) => {
      // The file becomes a lot, and nothing else yet.
      await page.goto('/#/schedule/imports');
      const toCommit = new Hand();
      await toCommit.press(page.getByRole('button', { name: say('imports.list.upload') }).first());
      const upload = page.getByRole('dialog', { name: say('imports.upload.title') });
      const chooser = page.waitForEvent('filechooser');
      await toCommit.press(upload.getByRole('button', { name: say('imports.upload.choose') }));
      const chosen = { name: `${stem}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file.text) };
      await (await chooser).setFiles(chosen);
      // An earlier file of this kind says the client and the CDP.
      const client = upload.getByLabel(say('imports.fields.funding_source_id'));
      const isKnown = (await client.textContent())?.includes(file.client) ?? false;
      if (!isKnown) {
        await client.click();
        await page.getByRole('option', { name: file.client, exact: true }).click();
        await upload.getByLabel(say('imports.fields.close_door_pharmacy_id')).click();
        await page.getByRole('option').first().click();
      }
      await upload.getByRole('textbox', { name: say('imports.fields.delivery_date') }).fill(day);
      await toCommit.press(upload.getByRole('button', { name: say('imports.upload.verb'), exact: true }));

      // Nothing is refused, so the lot opens where it can be committed: all of it into the pool of the day.
      const commit = page.getByRole('button', {
        name: new RegExp(`^(Import|Importar) ${ORDERS} (deliveries|entregas)$`),
      });
      await toCommit.press(commit, { timeout: 60_000 });
      expect(toCommit.clicks).toBeLessThanOrEqual(5);
      await page.getByRole('link', { name: say('imports.committed.plan') }).click({ timeout: 60_000 });

      // Runs of the day from master data; a second try finds them made.
      await expect(page).toHaveURL(new RegExp(`/schedule/scheduling\\?.*${day}`));
      if ((await readRuns(request, day)).length === 0) {
        await page.getByRole('button', { name: say('interaction.moreTools') }).click();
        await page.getByRole('menuitem', { name: say('scheduling.commands.runsOfDay') }).click();
        const runs = page.getByRole('dialog', { name: say('actions.runsFromTemplates.title') });
        await runs.getByRole('button', { name: /^(create|crear) \d+/i }).click();
        await expect(runs).toBeHidden({ timeout: 60_000 });
      }
      expect(await violationsOf(page)).toEqual([]);

      // A plan that is looked at before it is used.
      const toPublished = new Hand();
      await toPublished.press(page.getByRole('button', { name: say('scheduling.commands.automatic') }));
      const plan = page.getByRole('dialog', { name: say('schedulingDraft.title') });
      await toPublished.press(
        plan.getByRole('button', { name: say('schedulingDraft.choose.start'), exact: true }),
      );
      const use = plan.getByRole('button', { name: say('schedulingDraft.plan.use'), exact: true });
      await expect(use).toBeEnabled({ timeout: 120_000 });
      await toPublished.press(use);
      await expect(plan).toBeHidden({ timeout: 60_000 });
      await expect.poll(async () => stopsOf(await readRuns(request, day), file.numbers).length).toBe(ORDERS);

      // Drivers see it from now on.
      const isCreated = (run: ManifestView) => run.delivery_manifest_status_id === MANIFEST_STATUS.created;
      if ((await readRuns(request, day)).some(isCreated)) {
        // A planned day asks by itself to be published.
        const publish = page.getByRole('dialog');
        await toPublished.press(publish.getByRole('button', { name: /^(publish|publicar)/i }));
        expect(toPublished.clicks).toBeLessThanOrEqual(4);
        await expect(publish).toBeHidden({ timeout: 60_000 });
      }
    });

    const runs = await readRuns(request, day);
    const [stop] = stopsOf(runs, file.numbers);
    const run = runs.find(({ id }) => id === stop?.delivery_manifest_id);
    if (!stop || !run) throw new Error('The first order is on no run');
    expect(run.delivery_manifest_status_id).toBe(MANIFEST_STATUS.scheduled);

    await withPage(browser, 'dispatcher', language, async (page) => {
      await page.goto(`/#/dispatch?date=${day}`);
      await (await findRow(page, stop)).click();
      await page.keyboard.press('l');
      await page.getByRole('button', { name: say('actions.share.make') }).click();
      const link = await page.getByLabel(say('actions.share.link'), { exact: true }).inputValue();
      await page.getByRole('button', { name: say('actionParts.close'), exact: true }).click();

      const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
      await phone.goto(link);
      const title = phone.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect(title).not.toHaveText(/delivered|entregad/i);

      // The office records the delivery: the run has not set out, so it is asked and says so.
      await page.keyboard.press('s');
      await page.getByRole('combobox', { name: say('actions.changeStatus.status') }).click();
      await page
        .getByRole('option', { name: say(eventStatusKey(EVENT_STATUS.successful)), exact: true })
        .click();
      const change = page.getByRole('dialog', { name: /^(change the status of|cambiar el estado de) /i });
      await change
        .getByRole('button', { name: say('actions.changeStatus.verb', { smart_count: 1 }), exact: true })
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('dispatch.force.confirm'), exact: true })
        .click();
      await expect(change).toBeHidden();

      await expect(title).toHaveText(/delivered|entregad/i, { timeout: 60_000 });
      await phone.context().close();
    });
    const after = stopsOf(await readRuns(request, day), file.numbers);
    expect(after.find(({ id }) => id === stop.id)?.delivery_event_status_id).toBe(EVENT_STATUS.successful);
  });
}
