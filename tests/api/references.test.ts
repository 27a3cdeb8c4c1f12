import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, resourceNamed, type Row } from '../resources/conformance/house';

describe('where a record is in use', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());
  const usesOf = (path: string) => house.call<Row[]>('GET', `${path}/uses`);

  test('a group tells its active vehicles: how many, and the first names', async () => {
    const group = await house.add(resourceNamed('vehicle_groups'));
    expect((await usesOf(`/vehicle_groups/${group.id}`)).body).toEqual([]);
    for (const name of ['VAN D', 'VAN B', 'VAN C', 'VAN A']) {
      await house.add(resourceNamed('vehicles'), { name, vehicle_group_id: group.id, is_active: true });
    }
    await house.add(resourceNamed('vehicles'), { name: 'OLD', vehicle_group_id: group.id, is_active: false });
    const { status, body } = await usesOf(`/vehicle_groups/${group.id}`);
    expect(status).toBe(200);
    expect(body).toEqual([
      { name: 'vehicles', field: 'vehicle_group_id', total: 4, names: ['VAN A', 'VAN B', 'VAN C'] },
    ]);
  });

  test('patients are counted and never named', async () => {
    const client = await house.add(resourceNamed('funding_sources'));
    await house.add(resourceNamed('participants'), { funding_source_id: client.id, is_active: true });
    expect((await usesOf(`/funding_sources/${client.id}`)).body).toEqual([
      { name: 'participants', field: 'funding_source_id', total: 1, names: [] },
    ]);
  });

  test('only who may change the record asks, and only of a record that is there', async () => {
    const group = await house.add(resourceNamed('vehicle_groups'));
    const reader = await house.server.signInAs('nobody', { permissions: [['GET', '/vehicle_groups/:id']] });
    const refused = await house.call('GET', `/vehicle_groups/${group.id}/uses`, { as: reader });
    expect(refused).toMatchObject({ status: 403, body: { status_code: 'perm001' } });
    expect((await usesOf('/vehicle_groups/999999')).status).toBe(404);
  });
});
