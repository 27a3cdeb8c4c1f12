import { describe, expect, it } from 'vitest';
import { statusTag } from '../../src/domain/stops/statusTag';

const tag = (type: number, status: number, mandatory = false) =>
  statusTag({
    delivery_event_type_id: type,
    delivery_event_status_id: status,
    event_type_is_mandatory: mandatory,
  });

describe('§4 status tags', () => {
  it.each([
    [3, 1, 'neutral', 'clock', 'scheduled'],
    [3, 2, 'accent', 'route', 'inProgress'],
    [3, 3, 'amber', 'knock', 'attempted'],
    [3, 4, 'green', 'check', 'successful'],
    [3, 5, 'violet', 'calendar', 'rescheduled'],
    [3, 6, 'red', 'cross', 'rejected'],
    [3, 7, 'grey', 'bar', 'canceled'],
    [3, 8, 'neutral', 'box', 'pickedUp'],
    [3, 9, 'red', 'warning', 'missing'],
    [3, 10, 'red', 'warning', 'damaged'],
    [3, 11, 'red', 'cross', 'failed'],
    [8, 12, 'neutral', 'clock', 'scheduled'],
    [8, 13, 'accent', 'route', 'inProgress'],
    [8, 14, 'amber', 'knock', 'attempted'],
    [8, 15, 'violet', 'calendar', 'rescheduled'],
    [8, 16, 'grey', 'bar', 'canceled'],
    [8, 17, 'red', 'cross', 'failed'],
  ])('§4 type %i in status %i is %s, %s, "%s"', (type, status, tone, icon, name) => {
    expect(tag(type, status)).toEqual({
      tone,
      icon,
      labelKey: `eventStatus.${name}`,
      isStruck: name === 'canceled',
    });
  });

  it.each([1, 2, 4, 8])('§4 a pick-up in status %i looks like scheduled', (status) => {
    expect(tag(2, status).tone).toBe(tag(3, 1).tone);
  });

  it('says of bags that were fetched that they are picked up, not delivered', () => {
    expect(tag(2, 4).labelKey).toBe(tag(2, 8).labelKey);
  });

  it.each([9, 10, 11])('§4 a pick-up in status %i still shows that something is wrong', (status) => {
    expect(tag(2, status).tone).toBe('red');
  });

  it.each([4, 18])('§4 a collect delivery in successful status %i looks like working', (status) => {
    expect(tag(8, status)).toMatchObject({ tone: 'accent', icon: tag(3, 2).icon });
  });

  it('§4 status 19 of a collect delivery looks like successful, and says returned', () => {
    expect(tag(8, 19)).toMatchObject({ tone: tag(3, 4).tone, labelKey: 'eventStatus.returned' });
  });

  it.each([
    [1, 'pullOut'],
    [4, 'startLunch'],
    [5, 'finishLunch'],
    [6, 'return'],
    [7, 'pullIn'],
  ])('§4 type %i is shown as "%s", not by its status', (type, name) => {
    expect(tag(type, 1).labelKey).toBe(`eventType.${name}`);
    expect(tag(type, 4)).toEqual(tag(type, 1));
    expect(tag(type, 7).isStruck).toBe(true);
  });

  it('§4 an event marked as mandatory is shown by its type', () => {
    expect(tag(3, 4, true).labelKey).toBe('eventType.delivery');
  });

  it('§4 an unknown status shows the placeholder, even of an unknown type', () => {
    expect(tag(3, 99)).toMatchObject({ tone: 'grey', labelKey: 'eventStatus.unknown' });
    expect(tag(42, 1, true).labelKey).toBe('eventStatus.scheduled');
  });
});
