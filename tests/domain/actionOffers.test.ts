import { describe, expect, it } from 'vitest';
import * as offers from '../../src/domain/stops/actionOffers';
import { unassignRefusal } from '../../src/domain/stops/offerRefusals';

const stop = (type: number, status: number) => ({
  delivery_event_type_id: type,
  delivery_event_status_id: status,
});
const run = (status: number, is_route_updated = false) => ({
  delivery_manifest_status_id: status,
  is_route_updated,
});

/** Names of the row actions that a stop in a run is offered. */
function offered(type: number, status: number, runStatus: number | null): string[] {
  const one = stop(type, status);
  const its = runStatus === null ? null : run(runStatus);
  const all: [string, boolean][] = [
    ['changeStatus', offers.isStatusChangeOffered(one, its)],
    ['cancel', offers.isCancelOffered(one)],
    ['reschedule', offers.isRescheduleOffered(one, its)],
    ['transfer', offers.isTransferOffered(one, its)],
    ['unassign', unassignRefusal(one, its) === null],
    ['share', offers.isShareOffered(one, its)],
    ['copayment', offers.isCopaymentOffered(one)],
    ['move', offers.isMoveOffered(one, its)],
  ];
  return all.filter(([, isOffered]) => isOffered).map(([name]) => name);
}

const ALL = ['changeStatus', 'cancel', 'reschedule', 'transfer', 'unassign', 'share', 'copayment', 'move'];
const without = (...names: string[]) => ALL.filter((name) => !names.includes(name));

describe('§4 which actions a stop is offered', () => {
  it.each<[string, number, number, number | null, string[]]>([
    ['an open delivery of a running run', 3, 1, 3, ALL],
    ['an open delivery of a planned run', 3, 1, 2, ALL],
    ['a re-scheduled delivery', 3, 5, 3, ALL],
    ['a bag in the vehicle', 3, 8, 3, without('unassign')],
    ['a pickup appointment', 8, 12, 3, without('copayment')],
    ['a delivered one', 3, 4, 3, ['changeStatus']],
    ['a canceled one', 3, 7, 3, ['changeStatus']],
    ['a delivered one of a finished run', 3, 4, 4, ['changeStatus']],
    ['an open one of a finished run', 3, 1, 5, ['changeStatus', 'cancel', 'share', 'copayment']],
    ['one that no run has', 3, 1, null, ['cancel', 'copayment', 'move']],
    ['a pick-up', 2, 1, 3, ['changeStatus']],
    ['a pull out', 1, 1, 3, []],
    ['a lunch', 4, 1, 3, []],
    ['one in an unknown status', 3, 99, 3, []],
  ])('§4 %s', (_, type, status, runStatus, actions) => {
    // Cancelling needs a known current state, as every transition does.
    expect(offered(type, status, runStatus)).toEqual(actions);
  });

  it.each([
    [1, false, true],
    [2, false, true],
    [3, false, true],
    [6, false, true],
    [3, true, false],
    [4, false, false],
    [5, false, false],
  ])('§4 recalculate in a run of status %i, route updated %s: %s', (status, updated, isOffered) => {
    expect(offers.isRecalculateOffered(run(status, updated))).toBe(isOffered);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    '§4 a run in status %i takes an add-on and an edit unless it is over',
    (status) => {
      const isOver = status === 4 || status === 5;
      expect(offers.isAddOnOffered(run(status))).toBe(!isOver);
      expect(offers.isEditRunOffered(run(status))).toBe(!isOver);
    },
  );

  it.each([
    ['without a lunch', [stop(3, 1)], 3, true],
    ['with a lunch', [stop(4, 1)], 3, false],
    ['with a lunch that was taken', [stop(4, 4)], 3, false],
    ['with a canceled lunch', [stop(4, 7)], 3, true],
    ['that is done', [], 4, false],
  ])('§4 a lunch break for a run %s', (_, stops, status, isOffered) => {
    expect(offers.isLunchBreakOffered(run(status), stops)).toBe(isOffered);
  });
});
