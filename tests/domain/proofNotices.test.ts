import { describe, expect, it } from 'vitest';
import { EVENT_STATUS_IDS } from '../../src/domain/stops/eventStatus';
import { hasVisibleSignature, proofNotices } from '../../src/domain/stops/proofNotices';

const entry = (delivery_event_status_id: number | null, proof: object = {}) => ({
  delivery_event_status_id,
  source: 'driver' as const,
  path_evidence: null,
  signature: null,
  ...proof,
});

describe('§2 "notices when attachments or signatures are unavailable"', () => {
  it.each([
    ['delivered without both', entry(4), ['noAttachment', 'noSignature']],
    ['delivered with a photo', entry(4, { path_evidence: '/p' }), ['noSignature']],
    ['delivered with a signature', entry(4, { signature: 'data' }), ['noAttachment']],
    ['delivered with both', entry(4, { signature: 'data', path_evidence: '/p' }), []],
    ['§4 "X" is none', entry(4, { signature: 'X', path_evidence: '/p' }), ['noSignature']],
    ['failed: nobody could sign', entry(11), ['noAttachment']],
    ['collected', entry(18), ['noAttachment', 'noSignature']],
    ['recorded by the office', entry(4, { source: 'office' }), ['officeRecorded']],
    ['still on the way', entry(2), []],
    ['scheduled', entry(1), []],
    ['the copayment entry', entry(0), []],
    ['the creation', entry(null), []],
  ])('%s', (_, transition, notices) => {
    expect(proofNotices(transition)).toEqual(notices);
  });

  it.each(EVENT_STATUS_IDS)('§4 "A signature image is not shown for statuses 6, 7, 16, 11, 17": %i', (id) => {
    expect(hasVisibleSignature(entry(id, { signature: 'data' }))).toBe(![6, 7, 11, 16, 17].includes(id));
  });
});
