import { describe, expect, test } from 'vitest';
import { answerProblems, defectsOf, isInspectionOffered } from '../../../src/domain/fleet/inspection';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';

const CHECKLIST = [
  { id: 1, name_en: 'Brakes', name_es: 'Frenos', name_ar: 'الفرامل', is_critical: true },
  { id: 2, name_en: 'Body', name_es: 'Carrocería', name_ar: null, is_critical: false },
];
const ok = (item_id: number) => ({ item_id, is_ok: true });

describe('answers', () => {
  test.each([
    ['all of them', [ok(1), ok(2)], {}],
    ['a described defect', [ok(1), { item_id: 2, is_ok: false, note: 'dent' }], {}],
    ['one left out', [ok(1)], { answers: 'validation.inspectionIncomplete' }],
    ['none', [], { answers: 'validation.inspectionIncomplete' }],
    ['an unknown point', [ok(1), ok(2), ok(9)], { 'answers[2].item_id': 'validation.reference' }],
    ['one twice', [ok(1), ok(1), ok(2)], { 'answers[1].item_id': 'validation.reference' }],
    [
      'a defect without a word',
      [ok(1), { item_id: 2, is_ok: false, note: ' ' }],
      { 'answers[1].note': 'validation.required' },
    ],
  ])('%s', (_name, answers, expected) => {
    const problems = answerProblems(answers, CHECKLIST);
    expect(Object.fromEntries(Object.entries(problems).map(([key, { message }]) => [key, message]))).toEqual(
      expected,
    );
  });

  test('defects come in the order of the checklist, in its words', () => {
    const defects = defectsOf(
      [
        { item_id: 2, is_ok: false, note: ' dent ' },
        { item_id: 1, is_ok: false, note: 'soft' },
      ],
      CHECKLIST,
    );
    expect(defects).toEqual([
      { ...CHECKLIST[0], note: 'soft' },
      { ...CHECKLIST[1], note: 'dent' },
    ]);
  });
});

describe('a vehicle is inspected before the first stop', () => {
  const stop = (type: number, status: number) => ({
    delivery_event_type_id: type,
    delivery_event_status_id: status,
  });
  test.each([
    ['scheduled', MANIFEST_STATUS.scheduled, [stop(EVENT_TYPE.delivery, EVENT_STATUS.scheduled)], true],
    [
      'pulled out',
      MANIFEST_STATUS.running,
      [stop(EVENT_TYPE.pullOut, EVENT_STATUS.successful), stop(EVENT_TYPE.delivery, EVENT_STATUS.scheduled)],
      true,
    ],
    [
      'one door visited',
      MANIFEST_STATUS.running,
      [stop(EVENT_TYPE.delivery, EVENT_STATUS.successful)],
      false,
    ],
    ['over', MANIFEST_STATUS.done, [], false],
  ])('%s', (_name, delivery_manifest_status_id, stops, expected) => {
    expect(isInspectionOffered({ delivery_manifest_status_id, stops })).toBe(expected);
  });
});
