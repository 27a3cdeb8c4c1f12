import { describe, expect, it } from 'vitest';
import {
  countIssues,
  filterIssues,
  groupOf,
  issueParams,
  NO_ISSUE_FILTERS,
  type IssueFilters,
} from '../../src/dispatch/issues/filterIssues';
import { ageOnClock } from '../../src/dispatch/issues/issueAge';
import { makeIssue } from '../support/issues';

const FACTS = { date: '2026-11-20', me: 5 };

const failed = makeIssue({ id: 1, delivery_event_status_id: 11, issue_owner_id: 5, employee_id: 7 });
const missing = makeIssue({
  id: 2,
  delivery_event_status_id: 9,
  delivery_date: '2026-11-19',
  employee_id: 8,
  funding_source_id: 3,
});
const open = makeIssue({
  id: 3,
  kind: 'unattended',
  delivery_event_status_id: 1,
  issue_owner_id: 6,
  destination_full_address: '1 OAK ST, El Cajon, CA 92020',
});
const collect = makeIssue({ id: 4, delivery_event_type_id: 8, delivery_event_status_id: 17 });
const all = [failed, missing, open, collect];

describe('groups of issues: failed, rejected, missing, damaged, unattended', () => {
  it.each([
    [failed, 'failed'],
    [missing, 'missing'],
    [open, 'unattended'],
    [collect, 'failed'],
  ] as const)('%#', (issue, group) => {
    expect(groupOf(issue)).toBe(group);
  });

  it('counts each, and those from earlier days', () => {
    expect(Object.fromEntries(countIssues(all, FACTS.date))).toEqual({
      failed: 2,
      missing: 1,
      unattended: 1,
      earlier: 1,
    });
  });
});

describe('filters', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ groups: ['failed'] }, [1, 4]],
    [{ groups: ['missing', 'unattended'] }, [2, 3]],
    [{ isEarlier: true }, [2]],
    [{ owner: 'mine' }, [1]],
    [{ owner: 'nobody' }, [2, 4]],
    [{ owner: 'others' }, [3]],
    [{ cdpIds: [1, 2] }, [1, 2, 3, 4]],
    [{ cdpIds: [99] }, []],
    [{ driverIds: [7, 8] }, [1, 2]],
    [{ clientIds: [3] }, [2]],
    [{ cities: ['EL CAJON', 'POWAY'] }, [3]],
    [{ driverIds: [7], groups: ['missing'] }, []],
    [{ text: 'prueba' }, [1, 2, 3, 4]],
    [{ text: 'NOBODY' }, []],
    [{ text: 'xx' }, [1, 2, 3, 4]],
  ] satisfies [Partial<IssueFilters>, number[]][])('%j leaves %j', (filters, ids) => {
    expect(filterIssues(all, { ...NO_ISSUE_FILTERS, ...filters }, FACTS).map(({ id }) => id)).toEqual(ids);
  });
});

it('asks the server for the lists, and for no status of what nobody attended to', () => {
  const filters: IssueFilters = {
    ...NO_ISSUE_FILTERS,
    groups: ['failed', 'unattended'],
    cdpIds: [1, 2],
    cities: ['POWAY'],
  };
  expect(issueParams(filters, 'unsuccessful')).toEqual({
    close_door_pharmacy_id: '1,2',
    delivery_event_status_id: '11,17',
    city: 'POWAY',
  });
  expect(issueParams(filters, 'unattended')).toEqual({ close_door_pharmacy_id: '1,2', city: 'POWAY' });
  expect(issueParams(NO_ISSUE_FILTERS, 'unsuccessful')).toEqual({});
});

describe('the clock since it arose', () => {
  it.each([
    ['2026-11-20 11:55:53', '4:07'],
    ['2026-11-20 10:55:53', '1:04:07'],
    ['2026-11-18 06:59:00', '2 d 5 h'],
    ['2026-11-20 12:00:10', '0:00'],
  ])('since %s it is %s', (since, text) => {
    expect(ageOnClock(since, new Date('2026-11-20T12:00:00Z'), { days: 'd', hours: 'h' })).toBe(text);
  });
});
