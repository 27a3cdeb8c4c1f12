import { describe, expect, it } from 'vitest';
import {
  EVENT_TYPE,
  EVENT_TYPE_IDS,
  eventTypeKey,
  eventTypeName,
  isCollect,
  isMandatoryType,
  isRecipientStop,
  isShownByType,
} from '../../src/domain/stops/eventType';

describe('§4 delivery event types', () => {
  it.each([
    [1, 'pullOut'],
    [2, 'pickUp'],
    [3, 'delivery'],
    [4, 'startLunch'],
    [5, 'finishLunch'],
    [6, 'return'],
    [7, 'pullIn'],
    [8, 'collect'],
  ])('§4 type %i is %s', (id, name) => {
    expect(eventTypeName(id)).toBe(name);
    expect(eventTypeKey(id)).toBe(`eventType.${name}`);
  });

  it('§9 event type ids: 3 add-on, 4 lunch, 8 collect', () => {
    expect([EVENT_TYPE.delivery, EVENT_TYPE.startLunch, EVENT_TYPE.collect]).toEqual([3, 4, 8]);
    expect(EVENT_TYPE_IDS).toHaveLength(8);
  });

  it.each([0, 9, -1, 1.5, Number.NaN])('§4 type %s is unknown and has a placeholder', (id) => {
    expect(eventTypeName(id)).toBeUndefined();
    expect(eventTypeKey(id)).toBe('eventType.unknown');
  });

  it.each([
    // type, shown by type, mandatory, at a recipient's door, collect
    [1, true, true, false, false],
    [2, false, false, false, false],
    [3, false, false, true, false],
    [4, true, false, false, false],
    [5, true, false, false, false],
    [6, true, false, false, false],
    [7, true, true, false, false],
    [8, false, false, true, true],
  ])(
    '§4 type %i: shown by type %s, mandatory %s, recipient %s, collect %s',
    (id, byType, mandatory, door, collect) => {
      expect(isShownByType({ delivery_event_type_id: id })).toBe(byType);
      expect(isMandatoryType(id)).toBe(mandatory);
      expect(isRecipientStop(id)).toBe(door);
      expect(isCollect(id)).toBe(collect);
    },
  );

  it.each([true, 1])(
    '§4 an event that the wire marks as mandatory (%s) is shown by type, whatever its type',
    (flag) => {
      expect(isShownByType({ delivery_event_type_id: 3, event_type_is_mandatory: flag })).toBe(true);
    },
  );

  it.each([false, 0, null, undefined])('§4 the mark %s leaves a delivery to its status', (flag) => {
    expect(isShownByType({ delivery_event_type_id: 3, event_type_is_mandatory: flag })).toBe(false);
  });
});
