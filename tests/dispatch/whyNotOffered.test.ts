import { describe, expect, it } from 'vitest';
import { whyNotOffered } from '../../src/board/actions/whyNotOffered';
import { indexPermissions } from '../../src/domain/access/access';
import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { makeEvent, makeManifest } from '../support/views';

const all = indexPermissions(Object.values(PERMISSIONS).flatMap((group) => Object.values(group)));
const running = makeManifest();
const inHand = (changes: Partial<EventView> = {}, manifest: ManifestView | null = running) => ({
  event: makeEvent(changes),
  manifest,
});
const delivered = inHand({ id: 2, delivery_event_status_id: 4 });

describe('A letter key whose action is not offered says why, by the rules of the offer', () => {
  it.each([
    ['c', 'a delivered stop', delivered, 'cancel', 'closed'],
    [
      'c',
      'a lunch that is over',
      inHand({ delivery_event_type_id: 4, delivery_event_status_id: 4 }),
      'cancelLunch',
      'closed',
    ],
    ['c', 'a pull out', inHand({ delivery_event_type_id: 1 }), 'cancel', 'notRecipient'],
    ['r', 'a stop of the pool', inHand({}, null), 'reschedule', 'noRun'],
    ['u', 'a bag in the vehicle', inHand({ delivery_event_status_id: 8 }), 'unassign', 'pickedUp'],
    [
      't',
      'a run that is over',
      inHand({}, makeManifest({ delivery_manifest_status_id: 5 })),
      'transfer',
      'runOver',
    ],
    ['a', 'a stop of the pool', inHand({}, null), 'addOn', 'noRun'],
    [
      'e',
      'a run that is done',
      inHand({}, makeManifest({ delivery_manifest_status_id: 4 })),
      'editRun',
      'runOver',
    ],
    ['k', 'a stop that is closed', delivered, 'lockStop', 'closed'],
    ['s', 'a lunch', inHand({ delivery_event_type_id: 4 }), 'changeStatus', 'notOffices'],
    [
      'b',
      'a run with a lunch',
      inHand({}, makeManifest({ events: [makeEvent({ delivery_event_type_id: 4 })] })),
      'lunchBreak',
      'hasLunch',
    ],
  ])('%s on %s', (letter, _, stop, action, reason) => {
    expect(whyNotOffered(letter, [stop], all)).toEqual({ action, reason });
  });

  it('names the right that is missing, and any of several', () => {
    expect(whyNotOffered('l', [inHand()], indexPermissions([]))).toEqual({
      action: 'share',
      reason: 'permission',
      needs: [PERMISSIONS.dispatch.share, PERMISSIONS.dispatch.shareTrackingLink],
    });
  });

  it.each([
    ['h', [inHand(), delivered], 'history', 'oneOnly'],
    ['c', [delivered, inHand({ id: 3, delivery_event_status_id: 7 })], 'cancel', 'closed'],
    ['c', [delivered, inHand({ id: 3, delivery_event_type_id: 1 })], 'cancel', 'mixed'],
    ['e', [inHand(), inHand({ id: 4 }, makeManifest({ id: 11 }))], 'editRun', 'severalRuns'],
  ])('%s on several stops', (letter, stops, action, reason) => {
    expect(whyNotOffered(letter, stops, all)).toEqual({ action, reason });
  });

  it('a letter of no action means nothing', () => {
    expect(whyNotOffered('z', [inHand()], all)).toBeNull();
  });
});
