import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PhoneView } from '../../server/records/participants/phoneBook';
import { House, resourceNamed, type ErrorBody, type Row } from '../resources/conformance/house';

/** Spec §7, Participants: phone numbers; spec §5, Phone. */
describe('the phones of a participant', () => {
  let house: House;
  let person: Row;
  let path: string;
  const participants = resourceNamed('participants');
  const match = (version: unknown) => ({ 'if-match': `"${String(version)}"` });
  const phones = async () => (await house.call<PhoneView[]>('GET', `${path}?sort=-is_default`)).body;
  const record = async () => (await house.call<Row>('GET', `/participants/${person.id}`)).body;
  const add = (body: Record<string, unknown>) =>
    house.call<PhoneView & ErrorBody>('POST', path, { body: { number_type: 'mobile', ...body } });
  const change = (phone: PhoneView, body: Record<string, unknown>) =>
    house.call<PhoneView & ErrorBody>('PUT', `${path}/${phone.id}`, {
      body: { phone_number: phone.phone_number, number_type: phone.number_type, ...body },
      headers: match(phone.version),
    });

  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    person = await house.add(participants, {
      phone_number: '6195550100',
      mobile_phone_number: '8585550100',
      is_active: true,
    });
    path = `/participants/${person.id}/phone_numbers`;
  });

  test("the record's two numbers are the first in the book, and one of them is the default", async () => {
    expect(await phones()).toMatchObject([
      { phone_number: '6195550100', number_type: 'land', is_default: true, relationship: 'NONE' },
      { phone_number: '8585550100', number_type: 'mobile', is_default: false },
    ]);
    const [first, second] = await phones();
    expect(await record()).toMatchObject({
      phone_number_id: first?.id,
      mobile_phone_number_id: second?.id,
      participant_phones: await phones(),
    });
  });

  test('adds one; the answer is the phone (spec §7), in its stored form', async () => {
    const answer = await add({
      contact_name: 'maria  lópez',
      phone_number: '(760) 555-0199',
      number_type: 'landline',
      relationship: 'DAUGHTER',
      is_emergency: true,
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        contact_name: 'MARIA LÓPEZ',
        phone_number: '7605550199',
        number_type: 'land',
        relationship: 'DAUGHTER',
        is_emergency: true,
        is_default: false,
        version: 1,
      },
    });
    expect(await phones()).toHaveLength(3);
    expect(await record()).toMatchObject({ phone_number: '6195550100', version: 1 });
    const [entry] = await house.server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('resource', '=', 'participant_phones')
      .where('record_id', '=', answer.body.id)
      .execute();
    expect(entry).toMatchObject({ action: 'create', user_name: 'Ada Admin' });
  });

  test.each([
    ['619-555-01', 'validation.phone'],
    ['', 'validation.required'],
    ['6195550100', 'validation.anotherPhone'],
    ['(858) 555-0100', 'validation.anotherPhone'],
  ])('refuses %j with %s ("Use: 000-000-0000", "Use another phone")', async (phone_number, message) => {
    const answer = await add({ phone_number });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.phone_number?.message).toBe(message);
    expect(await phones()).toHaveLength(2);
  });

  test.each([
    [{ number_type: 'fax' }, 'number_type'],
    [{ relationship: 'BOSS' }, 'relationship'],
    [{ contact_name: 'A<B' }, 'contact_name'],
    [{ favourite: true }, 'favourite'],
  ])('refuses %j by name', async (wrong, field) => {
    const answer = await add({ phone_number: '7605550123', ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  test('exactly one is the default, and the record follows it', async () => {
    const added = await add({ phone_number: '7605550123', is_default: true });
    expect(added.body.is_default).toBe(true);
    const all = await phones();
    expect(all.filter((phone) => phone.is_default)).toHaveLength(1);
    expect(await record()).toMatchObject({
      phone_number: '7605550123',
      mobile_phone_number: '8585550100',
      version: 2,
    });
    const taken = await change(added.body, { is_default: false });
    expect(taken).toMatchObject({
      status: 422,
      body: { errors: { is_default: { message: 'validation.defaultPhone' } } },
    });
    expect(await house.auditOf(participants, person.id)).toHaveLength(2);
  });

  test('a corrected number is corrected on the record too', async () => {
    const [first] = await phones();
    if (!first) throw new Error('There is no phone');
    const answer = await change(first, { phone_number: '619-555-0177', contact_name: 'FRONT DESK' });
    expect(answer).toMatchObject({ status: 200, body: { phone_number: '6195550177', is_default: true } });
    expect(await record()).toMatchObject({ phone_number: '6195550177', version: 2 });
    expect(await change(first, { phone_number: '6195550178' })).toMatchObject({
      status: 412,
      body: { status_code: 'ver001' },
    });
    const bare = await house.call('PUT', `${path}/${first.id}`, {
      body: { phone_number: '6195550178', number_type: 'land' },
    });
    expect(bare.status).toBe(428);
  });

  test('a phone out of use passes its place on, and its number can come back', async () => {
    const [first, second] = await phones();
    if (!first || !second) throw new Error('There are no two phones');
    const stopped = await change(first, { is_active: false });
    expect(stopped).toMatchObject({ status: 200, body: { is_active: false, is_default: false } });
    expect(await phones()).toMatchObject([{ phone_number: '8585550100', is_default: true }]);
    expect(await record()).toMatchObject({ phone_number: '8585550100', mobile_phone_number: null });
    const unused = await house.call<PhoneView[]>('GET', `${path}?is_active=0`);
    expect(unused.body.map((phone) => phone.id)).toEqual([first.id]);

    const back = await add({ phone_number: '6195550100', number_type: 'land' });
    expect(back).toMatchObject({ status: 201, body: { id: first.id, is_active: true, is_default: false } });

    const again = (await phones()).find((phone) => phone.id === first.id);
    await change(again ?? first, { is_active: false });
    const reused = (await phones())[0];
    if (!reused) throw new Error('There is no phone');
    expect((await change(reused, { phone_number: '6195550100' })).status).toBe(200);
    expect(await record()).toMatchObject({ phone_number: '6195550100' });
  });

  test('what the form writes is kept in the book', async () => {
    const write = async (body: Record<string, unknown>) => {
      const { version } = await record();
      return house.call<Row & ErrorBody>('PATCH', `/participants/${person.id}`, {
        body,
        headers: match(version),
      });
    };
    const [first] = await phones();
    await write({ phone_number: '6195550155' });
    expect(await phones()).toMatchObject([
      { id: first?.id, phone_number: '6195550155', is_default: true },
      { phone_number: '8585550100' },
    ]);
    // The two change places: nothing is lost.
    await write({ phone_number: '8585550100', mobile_phone_number: '6195550155' });
    expect(await phones()).toMatchObject([
      { phone_number: '8585550100', is_default: true },
      { phone_number: '6195550155', is_default: false },
    ]);
    await write({ mobile_phone_number: null });
    expect(await phones()).toMatchObject([{ phone_number: '8585550100' }]);
    expect((await write({ mobile_phone_number: '8585550100' })).body.errors).toEqual({
      mobile_phone_number: { message: 'validation.anotherPhone' },
    });
  });

  test("nobody reads or writes the phones of another CDP's patient, or of nobody", async () => {
    const cdp = await house.add(resourceNamed('cdps'));
    const permissions = [
      ['GET', '/participants/:id/phone_numbers'],
      ['POST', '/participants/:id/phone_numbers'],
      ['PUT', '/participants/:id/phone_numbers/:phoneId'],
    ] as const;
    const as = await house.server.signInAs('pharmacy', { cdp_id: cdp.id, permissions });
    const body = { phone_number: '7605550123', number_type: 'mobile' };
    const [first] = await phones();
    expect((await house.call('GET', path, { as })).status).toBe(404);
    expect((await house.call('POST', path, { as, body })).status).toBe(404);
    expect((await house.call('PUT', `${path}/${first?.id}`, { as, body, headers: match(1) })).status).toBe(
      404,
    );
    const other = await house.add(participants);
    const elsewhere = `/participants/${other.id}/phone_numbers/${first?.id}`;
    expect((await house.call('PUT', elsewhere, { body, headers: match(1) })).status).toBe(404);
    expect((await house.call('GET', '/participants/999999/phone_numbers')).status).toBe(404);
    expect((await house.call('GET', `${path}?sort=name`)).status).toBe(400);
  });
});
