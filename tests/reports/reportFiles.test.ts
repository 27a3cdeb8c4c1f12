import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/wire/languages';
import { REPORTS, type ReportName } from '../../src/domain/reports/registry';
import { DAY, SECRETS } from '../support/dispatchDay';
import { pdfText } from '../support/pdfText';
import type { TestSession } from '../support/server';
import { reportDay, type ReportDay } from './reportDay';

let at: ReportDay;
beforeAll(async () => {
  at = await reportDay();
});
afterAll(() => at.server.close());
beforeEach(() => at.forget());

describe('files', () => {
  const made = async (report: ReportName, body: object) => {
    const asked = await at.make(report, body);
    expect(asked.status).toBe(202);
    await at.server.app.jobs.runDue();
    return at.download(asked.body.uuid);
  };

  it('a CSV has the words of the asker, no formula, and its sums', async () => {
    const file = await made('deliveries_of_day', { close_door_pharmacy_id: at.one.cdp_id });
    const lines = file.body.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe(
      'Run,Place,Order,Recipient,Address,Client,Driver,Status,Since,Received by,Reason,Attempts,Copayment',
    );
    expect(lines[2]).toContain("'=1+1");
    expect(lines[1]).toContain('2026-11-20 08:35 PST');
    expect(lines[4]).toBe('Total,,,,,,,,,,,4,17.55');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="deliveries-of-day-${DAY}.csv"`);
  });

  it('a PDF has title, days and rows', async () => {
    const text = pdfText((await made('copayments', { format: 'pdf' })).rawPayload);
    expect(text).toContain('Copayments, 11/20/2026');
    expect(text).toContain('$12.55');
    expect(text).toContain(SECRETS.lastName);
  });

  it('a workbook is one', async () => {
    const file = await made('on_time', { format: 'xlsx' });
    expect(file.headers['content-type']).toContain('spreadsheetml');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('what was erased of a person stands in the words of the reader, in files and in the export of a list', async () => {
    const [id = 0] = at.one.participants;
    const { db } = at.server;
    const named = (first_name: string) =>
      db.updateTable('participants').set({ first_name }).where('id', '=', id).execute();
    const { first_name } = await db
      .selectFrom('participants')
      .select('first_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await named('[erased]');
    const readerOf = async (default_language: Language) => {
      const reader = await at.server.signInAs('administrator');
      await db.updateTable('users').set({ default_language }).where('id', '=', reader.user_id).execute();
      return reader;
    };
    const file = async (reader: TestSession, format: string) => {
      const body = { close_door_pharmacy_id: at.one.cdp_id, format };
      const asked = await at.make('deliveries_of_day', body, reader);
      await at.server.app.jobs.runDue();
      return at.download(asked.body.uuid, reader);
    };
    for (const [language, word] of [
      ['en', '[erased]'],
      ['ar', '[ممحو]'],
    ] as const)
      expect((await file(await readerOf(language), 'csv')).body).toContain(`${word} `);
    const reader = await readerOf('es');
    expect((await file(reader, 'csv')).body).toContain('[borrado] ');
    expect(pdfText((await file(reader, 'pdf')).rawPayload)).toContain('[borrado]');
    const list = await at.server.app.inject({
      method: 'GET',
      url: '/api/participants/csv',
      headers: at.server.headersOf(reader),
    });
    expect(list.body).toContain('[borrado]');
    expect(list.body).not.toContain('[erased]');
    await named(first_name);
  });

  it('days without rows are refused in the words of the specification', async () => {
    const answer = await at.make('cash_ups', { from: '2026-11-01', to: '2026-11-02' });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'No data available for selected period. Please choose a different timeframe.',
    ]);
  });

  it.each([[{ format: 'docx' }], [{ format: null }], [{ from: 'x' }]])('%j is refused', async (body) => {
    expect([400, 422]).toContain((await at.make('attempts', body)).status);
  });

  it('end with the right to the data', async () => {
    const someone = await at.server.signInAs('administrator', { full_name: 'Sam Short' });
    const asked = await at.make('cash_ups', {}, someone);
    await at.server.app.jobs.runDue();
    expect((await at.download(asked.body.uuid, someone)).statusCode).toBe(200);
    const { http_method, path_route } = REPORTS.cash_ups.right;
    await at.server.db
      .deleteFrom('user_type_permissions')
      .where('user_type_id', '=', someone.user_type_id)
      .where('http_method', '=', http_method)
      .where('path_route', '=', path_route)
      .execute();
    at.server.app.permissions.dropAll();
    expect((await at.download(asked.body.uuid, someone)).statusCode).toBe(404);
    await at.server.db
      .insertInto('user_type_permissions')
      .values({ user_type_id: someone.user_type_id, http_method, path_route })
      .execute();
    at.server.app.permissions.dropAll();
  });
});

describe('history', () => {
  it('says who made what, with the file for its maker alone', async () => {
    const { body } = await at.make('attempts', { format: 'xlsx', employee_id: at.one.employee_id });
    await at.server.app.jobs.runDue();
    const [mine] = (await at.history()).body;
    expect(mine).toMatchObject({
      report: 'attempts',
      format: 'xlsx',
      from: DAY,
      to: DAY,
      user_name: 'Ada Admin',
      rows: 1,
      uuid: body.uuid,
    });
    const second = await at.server.signInAs('administrator', { full_name: 'Bea Boss' });
    expect((await at.history(second)).body[0]).toMatchObject({ id: mine?.id, uuid: null });
  });

  it('of one CDP for its people, and only of reports that the reader may read', async () => {
    await at.make('patient_access');
    await at.make('deliveries_of_day', { close_door_pharmacy_id: at.other.cdp_id });
    const office = await at.server.signInAs('dispatcher', { cdp_id: at.other.cdp_id });
    expect((await at.history(office)).body.map(({ report }) => report)).toEqual(['deliveries_of_day']);
    const dispatcher = await at.server.signInAs('dispatcher');
    expect((await at.history(dispatcher)).body.map(({ report }) => report)).not.toContain('patient_access');
  });

  it('keeps whose data were taken away in the log', async () => {
    await at.make('deliveries_of_day');
    const entry = await at.server.db
      .selectFrom('audit_entries')
      .select(['patient_ids', 'changes'])
      .where('action', '=', 'export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.patient_ids).toHaveLength(4);
    expect(JSON.stringify(entry.changes)).not.toContain(SECRETS.lastName);
  });
});
