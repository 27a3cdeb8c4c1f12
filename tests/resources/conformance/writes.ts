import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  storedFieldNames,
  writableRecord,
  type Resource,
} from '../../../src/resources/schema/defineResource';
import type { Field } from '../../../src/resources/schema/fields';
import { normaliseRecord } from '../../../src/resources/schema/normaliseRecord';
import { requiredKey } from '../../../src/resources/schema/toYup';
import { wrongValues } from '../../support/records';
import type { House, Row } from './house';

const match = (version: number) => ({ 'if-match': `"${version}"` });

/** Fields that a rule of the whole record asks for. */
const askedByCheck = (resource: Resource, record: Record<string, unknown>) =>
  Object.keys(resource.check?.(record) ?? {});

/** What creating and editing a record of every declared resource does, and what it refuses. */
export function writeTests(resource: Resource, house: () => House): void {
  const path = resource.path;
  const stored = storedFieldNames(resource).map((name): [string, Field] => [
    name,
    resource.fields[name] as Field,
  ]);
  // A text that can be changed without breaking a rule of the record.
  const changing = stored.find(([, field]) => field.kind === 'text' && !('pattern' in field))?.[0] ?? 'name';

  test('creates, reads back, audits and announces', async () => {
    const body = await house().body(resource);
    const created = await house().call<Row>('POST', path, { body });
    expect(created.status).toBe(201);
    expect(created.headers.etag).toBe('"1"');
    expect(created.body).toMatchObject(body);
    const read = await house().call<Row>('GET', `${path}/${created.body.id}`);
    expect(read).toMatchObject({ status: 200, body: created.body });
    expect(read.headers.etag).toBe('"1"');
    const [entry, ...more] = await house().auditOf(resource, created.body.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: 'create', user_name: 'Ada Admin' });
    for (const [name] of stored.filter(([name]) => body[name] !== null))
      expect(entry?.changes[name]).toEqual({ from: null, to: body[name] });
    const announced = (await house().outboxOf(resource)).at(-1);
    expect(announced?.body).toEqual({ id: created.body.id, version: 1 });
  });

  test('asks for each required field, and fills in what starts with a value', async () => {
    const { status, body } = await house().call('POST', path, { body: {} });
    expect(status).toBe(422);
    const missing = stored.filter(([, field]) => field.required && field.initial === undefined);
    const names = missing.map(([name]) => name);
    const others = Object.keys(body.errors ?? {}).filter((name) => !names.includes(name));
    expect(Object.keys(body.errors ?? {})).toEqual(expect.arrayContaining(names));
    expect(askedByCheck(resource, normaliseRecord(resource, {}, 'create'))).toEqual(
      expect.arrayContaining(others),
    );
    for (const [name, field] of missing) expect(body.errors?.[name]?.message).toBe(requiredKey(field));
    const begins = new Set(stored.filter(([, field]) => field.initial !== undefined).map(([name]) => name));
    // What is left out must fit the rest: a body of another kind asks for other fields.
    const kinds = stored.filter(([, { kind, initial }]) => kind === 'choice' && initial !== undefined);
    let made = await house().body(resource);
    for (let tries = 0; tries < 40 && kinds.some(([name, { initial }]) => made[name] !== initial); tries++)
      made = await house().body(resource);
    const whole = Object.entries(made).filter(([name]) => !begins.has(name));
    const created = await house().call<Row>('POST', path, { body: Object.fromEntries(whole) });
    expect(created.status).toBe(201);
    for (const [name, field] of stored) {
      if (field.initial !== undefined) expect(created.body[name]).toEqual(field.initial);
    }
  });

  test.each(stored)('refuses a wrong %s and says which', async (name, field) => {
    const body = await house().body(resource);
    for (const wrong of wrongValues(field)) {
      const answer = await house().call('POST', path, { body: { ...body, [name]: wrong } });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], JSON.stringify(wrong)).toEqual([
        422,
        [name],
      ]);
    }
    if (!field.required) return;
    for (const blank of [null, '']) {
      const answer = await house().call('POST', path, { body: { ...body, [name]: blank } });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.[name]?.message).toBe(requiredKey(field));
    }
  });

  test('refuses what a body may not carry, by name', async () => {
    const body = await house().body(resource);
    const computed = Object.keys(resource.fields).filter((name) => resource.fields[name]?.computed);
    for (const name of ['favourite', 'id', 'version', 'created_at', ...computed]) {
      const answer = await house().call('POST', path, { body: { ...body, [name]: 1 } });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.[name]?.message).toBe('validation.unknownField');
    }
    for (const nonsense of [[], 'text', 5]) {
      expect([400, 422]).toContain(
        (await house().call('POST', path, { body: JSON.stringify(nonsense) })).status,
      );
    }
  });

  test('no two records share the value of a unique field', async () => {
    for (const [name] of stored.filter(([, field]) => field.unique)) {
      const first = await house().add(resource);
      const body = { ...(await house().body(resource)), [name]: first[name] };
      const answer = await house().call('POST', path, { body });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ [name]: { message: 'validation.taken' } });
    }
  });

  test('the same Idempotency-Key creates once', async () => {
    const body = await house().body(resource);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await house().call<Row>('POST', path, { body, headers });
    const second = await house().call<Row>('POST', path, { body, headers });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await house().auditOf(resource, first.body.id)).toHaveLength(1);
  });

  test('edits the version that was seen, and tells the later one who was faster', async () => {
    const record = await house().add(resource);
    const url = `${path}/${record.id}`;
    const body = { ...writableRecord(resource, record), [changing]: 'CHANGED ONE' };
    expect((await house().call('PUT', url, { body })).status).toBe(428);
    const edited = await house().call<Row>('PUT', url, { body, headers: match(1) });
    expect(edited.status).toBe(200);
    expect(edited.headers.etag).toBe('"2"');
    expect(edited.body).toMatchObject({ ...body, version: 2 });
    const entry = (await house().auditOf(resource, record.id)).at(-1);
    expect(entry?.action).toBe('update');
    expect(entry?.changes[changing]).toEqual({ from: record[changing], to: 'CHANGED ONE' });
    const announced = (await house().outboxOf(resource)).at(-1);
    expect(announced?.body).toEqual({ id: record.id, version: 2 });

    const late = await house().call('PATCH', url, { body: { [changing]: 'CHANGED TWO' }, headers: match(1) });
    expect(late.status).toBe(412);
    expect(late.body.args).toMatchObject({ current_version: 2, who: 'Ada Admin', changed: [changing] });
  });

  test('PATCH changes only what it names, PUT the whole record', async () => {
    const record = await house().add(resource);
    const url = `${path}/${record.id}`;
    const patched = await house().call<Row>('PATCH', url, {
      body: { [changing]: 'PATCHED' },
      headers: match(1),
    });
    const { updated_at: _then, ...kept } = record;
    expect(patched.body).toMatchObject({ ...kept, ...patched.body, [changing]: 'PATCHED', version: 2 });
    for (const [name] of stored) if (name !== changing) expect(patched.body[name]).toEqual(record[name]);
    const needed = stored.filter(([, field]) => field.required).map(([name]) => [name, record[name]]);
    const body = Object.fromEntries(needed) as Record<string, unknown>;
    const asked = askedByCheck(resource, body);
    for (const name of asked) body[name] = record[name];
    const put = await house().call<Row>('PUT', url, { body, headers: match(2) });
    expect(put.status).toBe(200);
    for (const [name, field] of stored)
      if (!field.required && !asked.includes(name)) expect(put.body[name]).toBeNull();
    expect((await house().call('PATCH', url, { body: { favourite: 1 }, headers: match(3) })).status).toBe(
      422,
    );
    expect((await house().call('PUT', url, { body: {}, headers: match(3) })).status).toBe(422);
  });

  test('a save that changes nothing leaves no trace', async () => {
    const record = await house().add(resource);
    const body = writableRecord(resource, record);
    const answer = await house().call<Row>('PUT', `${path}/${record.id}`, { body, headers: match(1) });
    expect(answer).toMatchObject({ status: 200, body: record });
    expect(await house().auditOf(resource, record.id)).toHaveLength(1);
  });
}
