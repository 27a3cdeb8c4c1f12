import { describe, expect, it } from 'vitest';
import { commandPath, type CommandContract } from '../../src/contract/command';
import { changeStatusCall } from '../../src/contract/dispatch/changeStatus';
import { transferCall } from '../../src/contract/dispatch/transfer';
import { rightKey } from '../../src/domain/access/access';
import { callOf, stopCall, stopsCall } from '../../src/board/commandCall';
import { commands } from '../../server/day/dispatch/commands/verbs/list';

const files = import.meta.glob<Record<string, unknown>>('../../src/contract/dispatch/*.ts', { eager: true });
const isContract = (value: unknown): value is CommandContract =>
  typeof value === 'object' && value !== null && 'right' in value && 'body' in value;
const contracts = Object.values(files).flatMap((file) => Object.values(file).filter(isContract));
const named = contracts.map((contract) => [contract.name, contract] as const);

describe('a contract is one call', () => {
  it('the server has a verb for each, and each verb has one', () => {
    expect(new Set(commands.map(({ contract }) => contract))).toEqual(new Set(contracts));
    expect(commands.length).toBe(contracts.length);
  });

  it('no two are called at one place', () => {
    const rights = contracts.flatMap(({ right, override }) =>
      (override ? [right, override] : [right]).map(rightKey),
    );
    expect(new Set(rights).size).toBe(rights.length);
  });

  it.each(named)('%s names in its path what it is about, the override too', (_, { of, right, override }) => {
    const about = { stop: [true, true], stops: [true, false], run: [true, false], selection: [false, false] };
    for (const { path_route } of override ? [right, override] : [right])
      expect([path_route.includes('/:manifestId'), path_route.includes('/:eventId')]).toEqual(about[of]);
    if (override) expect(override.http_method).toBe(right.http_method);
  });

  it.each(named.filter(([, { reasonField }]) => reasonField))(
    '%s has the field of its reason',
    (_, contract) => {
      expect(Object.keys(contract.body.fields)).toContain(contract.reasonField);
    },
  );

  it('a stop that no run has is addressed as one of run 0', () => {
    const { right } = transferCall;
    const path = '/delivery_manifest/0/delivery_events/9/transfer_delivery';
    expect(commandPath<'stop'>(right, { manifestId: null, eventId: 9 })).toBe(path);
  });
});

describe('a call says what its contract allows', () => {
  const stop = { id: 9, delivery_manifest_id: 7, version: 3 };

  it('a misspelt field does not compile', () => {
    // @ts-expect-error -- `delivery_event_statusid` is no field of the call
    stopCall(changeStatusCall, stop, { delivery_event_statusid: 4 });
    // @ts-expect-error -- a transfer names the driver
    stopCall(transferCall, stop, {});
    // @ts-expect-error -- the verb is about one stop, which the path names
    callOf(transferCall, { manifestId: 7 }, { employee_id: 1 });
    expect(stopCall(transferCall, stop, { employee_id: 1 }).body).toEqual({ employee_id: 1 });
  });

  it('several stops: the first in the path, all with their versions in the body', () => {
    const other = { id: 10, delivery_manifest_id: null, version: 1 };
    const call = stopsCall(transferCall, [{ event: stop }, { event: other }], { employee_id: 1 }, true);
    expect(call).toMatchObject({
      path: '/delivery_manifest/7/delivery_events/9/transfer_delivery',
      overridePath: '/delivery_manifest/7/delivery_events/9/transfer_delivery_override',
      method: 'PUT',
      version: 3,
      body: { employee_id: 1, delivery_event_ids: [9, 10], versions: { 9: 3, 10: 1 } },
    });
  });
});
