import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/time/dates';
import type { ImportLotView } from '../../src/domain/imports/importView';
import {
  HEADER,
  importer,
  makeImportWorld,
  orderFile,
  orderLine,
  type ImportWorld,
} from '../support/importLots';
import { testServer, type TestServer } from '../support/server';

describe('questions for the whole file', () => {
  let server: TestServer;
  let world: ImportWorld;
  let sofia: ReturnType<typeof importer>;
  beforeAll(async () => {
    server = await testServer();
    sofia = importer(server, await server.signInAs('scheduler', { full_name: 'Sofia Plan' }));
  });
  beforeEach(async () => {
    world = await makeImportWorld(server);
  });
  afterAll(() => server.close());

  const say = async (lot: ImportLotView, answers: object) => {
    const path = `/file_import/${lot.id}`;
    const answer = await sofia.call('PUT', path, { answers }, { 'if-match': `"${lot.version}"` });
    await sofia.runJobs();
    return { ...answer, lot: await sofia.read(lot.id) };
  };
  const peopleOf = (lot: ImportLotView) =>
    server.db
      .selectFrom('participants')
      .select(['id', 'client_code', 'phone_number', 'first_name'])
      .where('funding_source_id', '=', lot.funding_source_id)
      .orderBy('client_code')
      .execute();

  it('rows without a code: left out, one code for all, or new people with codes of their own', async () => {
    const text = orderFile([
      orderLine(8001),
      orderLine(8002, { client_code: '', participant_name: '"DIAZ, EVA"', phone_number: '6195558002' }),
      orderLine(8003, { client_code: 'N/A', participant_name: '"DIAZ, EVA"', phone_number: '6195558002' }),
      orderLine(8004, { client_code: '', participant_name: '"RUIZ, LEO"' }),
    ]);
    const lot = await sofia.importFile(world, text);
    expect(lot).toMatchObject({ counts: { new: 1, refused: 3 }, answers: {} });
    expect(lot.questions).toEqual([{ question: 'client_code', count: 3, is_whole: false }]);

    const bad = await say(lot, { client_code: { how: 'value', value: 'X' } });
    expect(bad).toMatchObject({
      status: 422,
      body: { errors: { 'answers.client_code': { message: 'validation.clientCode' } } },
    });
    const left = await say(lot, { client_code: { how: 'leave_out' } });
    expect(left.lot).toMatchObject({
      counts: { new: 1, refused: 3 },
      answers: { client_code: { how: 'leave_out' } },
    });
    const [, out] = await sofia.rows(lot.id);
    expect(out?.problems).toMatchObject([{ message: 'importCheck.answered.leave_out', is_warning: false }]);

    const made = await say(left.lot, { client_code: { how: 'new' } });
    expect(made.lot).toMatchObject({ counts: { new: 4, refused: 0, participants: 3 }, state: 'ready' });
    expect(made.lot.questions).toEqual([{ question: 'client_code', count: 3, is_whole: false }]);
    await sofia.move(made.lot, 'commit');
    const people = await peopleOf(lot);
    expect(people.map(({ client_code, first_name }) => [client_code, first_name])).toEqual([
      ['IMP008001', expect.any(String)],
      ['IMP008002', 'EVA'],
      ['IMP008003', 'LEO'],
    ]);
    const committed = await sofia.read(lot.id);
    expect(committed).toMatchObject({ state: 'committed', counts: { committed: 4 } });
    expect(await say(committed, { client_code: null })).toMatchObject({ status: 409 });
    await sofia.move(committed, 'undo');
    expect(await peopleOf(lot)).toEqual([]);
    const log = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'import_lots')
      .where('record_id', '=', lot.id)
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();
    expect(log.map(({ changes }) => changes?.answer_client_code)).toEqual([
      { from: null, to: 'leave_out' },
      { from: 'leave_out', to: 'new' },
    ]);
  });

  it('a person without a code who is known by name and phone is that person', async () => {
    await server.db
      .insertInto('participants')
      .values({
        first_name: 'EVA',
        last_name: 'DIAZ',
        client_code: 'EVA000077',
        phone_number: '6195558102',
        funding_source_id: world.funding_source_id,
        gender: 'unspecified',
        status: 'active',
        language: 'en',
        is_active: true,
      })
      .execute();
    const own = { client_code: '', participant_name: '"DIAZ, EVA"', phone_number: '6195558102' };
    const lot = await sofia.importFile(world, orderFile([orderLine(8101, own)]));
    const { lot: said } = await say(lot, { client_code: { how: 'new' } });
    const [row] = await sofia.rows(lot.id);
    expect(row?.problems).toMatchObject([
      { message: 'importCheck.answered.found', args: { code: 'EVA000077' }, is_warning: true },
    ]);
    await sofia.move(said, 'commit');
    expect(await peopleOf(lot)).toHaveLength(1);
  });

  it('one code for every row that has none, and another one until the commit', async () => {
    const own = { client_code: '', participant_name: '"DIAZ, EVA"' };
    const lot = await sofia.importFile(world, orderFile([orderLine(8201, own), orderLine(8202)]));
    const first = await say(lot, { client_code: { how: 'value', value: ' eva000001 ' } });
    expect(first.lot.answers).toEqual({ client_code: { how: 'value', value: 'eva000001' } });
    const second = await say(first.lot, { client_code: { how: 'value', value: 'EVA000002' } });
    const [row] = await sofia.rows(lot.id);
    expect(row?.problems[0]).toMatchObject({ message: 'importCheck.answered.value', is_warning: true });
    await sofia.move(second.lot, 'commit');
    expect((await peopleOf(lot)).map(({ client_code }) => client_code)).toEqual(['EVA000002', 'IMP008202']);
    const none = await say(second.lot, {});
    expect(none.status).toBe(412);
  });

  it('a file without columns for the phone, the code and the order number is no dead end', async () => {
    const header = HEADER.replace('order_number,client_code,', '').replace(',phone_number', '');
    const cut = (line: string) =>
      line
        .split(',')
        .slice(2)
        .join(',')
        .replace(/,\d{10},/, ',');
    const lot = await sofia.importFile(
      world,
      orderFile(
        [8301, 8327].map((n) => cut(orderLine(n))),
        header,
      ),
    );
    expect(lot).toMatchObject({
      state: 'mapping',
      missing_columns: ['order_number', 'client_code', 'phone_number'],
    });
    expect(lot.questions.map(({ question, is_whole }) => [question, is_whole])).toEqual([
      ['order_number', true],
      ['client_code', true],
      ['phone_number', true],
    ]);
    const some = await say(lot, { order_number: { how: 'made' }, client_code: { how: 'new' } });
    expect(some.lot.state).toBe('mapping');
    const all = await say(some.lot, { phone_number: { how: 'without' } });
    expect(all.lot).toMatchObject({ state: 'ready', counts: { new: 2, refused: 0, participants: 2 } });
    await sofia.move(all.lot, 'commit');
    expect((await peopleOf(lot)).map(({ phone_number }) => phone_number)).toEqual([null, null]);
    const numbers = await server.db
      .selectFrom('delivery_events')
      .select('order_number')
      .where('close_door_pharmacy_id', '=', world.close_door_pharmacy_id)
      .orderBy('order_number')
      .execute();
    expect(numbers.map(({ order_number }) => order_number)).toEqual([`L${lot.id}-2`, `L${lot.id}-3`]);
  });

  it('garbled letters are read as they were meant, in the whole file and back', async () => {
    const own = { participant_name: '"GARC\u00c3\u00ada, JOS\u00c3\u00a9"', comments: 'PE\u00c3\u00b1A' };
    const lot = await sofia.importFile(world, orderFile([orderLine(8401, own), orderLine(8402)]));
    expect(lot.questions).toEqual([{ question: 'garbled', count: 1, is_whole: false }]);
    const { lot: mended } = await say(lot, { garbled: { how: 'mend' } });
    const [row] = await sofia.rows(lot.id);
    expect(row?.values).toMatchObject({
      participant_name: 'GARC\u00edA, JOS\u00e9'.replace('A,', 'a,'),
      comments: 'PE\u00f1A',
    });
    expect(row?.problems.filter(({ message }) => message === 'imports.row.garbledMended')).toHaveLength(2);
    await say(mended, { garbled: null });
    const [again] = await sofia.rows(lot.id);
    expect(again?.values.comments).toBe('PE\u00c3\u00b1A');
  });

  it('a column that nothing is taken from is told, also where only a late row fills it', async () => {
    const header = `${HEADER},route,empty`;
    const lines = Array.from({ length: 30 }, (_, n) => `${orderLine(8501 + n)},${n === 29 ? 'R7' : ''},`);
    const lot = await sofia.importFile(world, orderFile(lines, header));
    expect(lot.questions).toEqual([{ question: 'unused', count: 1, is_whole: false }]);
    const { lot: kept } = await say(lot, { unused: { how: 'keep' } });
    expect(kept.answers).toEqual({ unused: { how: 'keep' } });
  });

  it('columns that a person has left out are not asked about again in the next file of the client', async () => {
    const file = (n: number, ...more: string[]) =>
      orderFile(
        [`${orderLine(n)},R7,B2${',1'.repeat(more.length)}`],
        [`${HEADER},Route`, 'Shelf', ...more].join(','),
      );
    const first = await sofia.importFile(world, file(8551));
    expect(first).toMatchObject({ answers: {}, questions: [{ question: 'unused', count: 2 }] });
    await say(first, { unused: { how: 'keep' } });
    const same = await sofia.importFile(world, file(8552));
    expect(same.answers).toEqual({ unused: { how: 'keep', is_remembered: true } });
    const mapping = same.mapping?.map((target, index) => (index === 10 ? 'comments' : target));
    await sofia.call('PUT', `/file_import/${same.id}`, { mapping }, { 'if-match': `"${same.version}"` });
    await sofia.runJobs();
    expect((await sofia.read(same.id)).answers).toEqual({ unused: { how: 'keep', is_remembered: true } });
    const wider = await sofia.importFile(world, file(8553, 'Bin'));
    expect(wider).toMatchObject({ answers: {}, questions: [{ question: 'unused', count: 2 }] });
    const other = await sofia.importFile(await makeImportWorld(server), file(8554));
    expect(other.answers).toEqual({});
    const again = await sofia.importFile(world, file(8555));
    expect((await say(again, { unused: null })).lot.answers).toEqual({});
    expect((await sofia.importFile(world, file(8556))).answers).toEqual({});
  });

  it("orders of other days wait for a word, then go to their day, to the lot's, or out", async () => {
    const after = addDays(world.delivery_date, 2);
    const usual = `${after.slice(5, 7)}/${after.slice(8)}/${after.slice(0, 4)}`;
    const lines = [world.delivery_date, usual, 'someday', addDays(world.delivery_date, -1), ''];
    const text = orderFile(
      lines.map((day, n) => `${orderLine(8601 + n)},${day}`),
      `${HEADER},Delivery date`,
    );
    const lot = await sofia.importFile(world, text);
    expect(lot.questions).toEqual([{ question: 'other_days', count: 3, is_whole: false }]);
    expect(lot.counts).toMatchObject({ new: 2, refused: 3 });
    const all = await say(lot, { other_days: { how: 'lot_day' } });
    expect(all.lot.counts).toMatchObject({ new: 5, refused: 0 });
    const own = await say(all.lot, { other_days: { how: 'own_day' } });
    expect(own.lot.counts).toMatchObject({ new: 3, refused: 2 });
    const said = (await sofia.rows(lot.id)).flatMap(({ problems }) => problems.map(({ message }) => message));
    expect(said.filter((message) => message.startsWith('importCheck.days'))).toEqual([
      'importCheck.days.ownDay',
      'importCheck.days.unreadable',
      'importCheck.days.outside',
    ]);
    await sofia.move(own.lot, 'commit');
    const days = await server.db
      .selectFrom('delivery_events')
      .select('delivery_date')
      .where('close_door_pharmacy_id', '=', world.close_door_pharmacy_id)
      .orderBy('order_number')
      .execute();
    expect(days.map((row) => row.delivery_date)).toEqual([world.delivery_date, after, world.delivery_date]);
    const again = await sofia.importFile(world, text);
    const { lot: same } = await say(again, { other_days: { how: 'own_day' } });
    expect(same.counts).toMatchObject({ new: 0, changed: 0, same: 3 });
  });

  it('a gate code goes to a new address; a known one keeps its own, and the driver reads the other', async () => {
    const file = (codes: readonly string[], first: number) =>
      orderFile(
        codes.map((code, n) => `${orderLine(8700 + n, { order_number: `GATE${first + n}` })},${code}`),
        `${HEADER},gate_code`,
      );
    const long = 'press 4477 and then the star';
    const lot = await sofia.importFile(world, file(['#4477', long], 1));
    const gateProblems = (await sofia.rows(lot.id)).map(({ problems }) =>
      problems.some(({ message }) => message === 'importCheck.gateToComments'),
    );
    expect(gateProblems).toEqual([false, true]);
    await sofia.move(lot, 'commit');
    const gates = await server.db
      .selectFrom('participant_addresses as a')
      .innerJoin('participants as p', 'p.id', 'a.participant_id')
      .select('a.gate_code')
      .where('p.funding_source_id', '=', world.funding_source_id)
      .orderBy('p.client_code')
      .execute();
    expect(gates.map(({ gate_code }) => gate_code)).toEqual(['#4477', null]);
    const next = await sofia.importFile(world, file(['#4477', '12'], 11));
    await sofia.move(next, 'commit');
    const comments = await server.db
      .selectFrom('delivery_events')
      .select('comments')
      .where('close_door_pharmacy_id', '=', world.close_door_pharmacy_id)
      .orderBy('id')
      .execute();
    expect(comments.map((row) => row.comments)).toEqual([null, `Gate code ${long}`, null, 'Gate code 12']);
  });
});
