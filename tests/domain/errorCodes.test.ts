import { describe, expect, it } from 'vitest';
import {
  ERROR_CODE,
  errorCodeKey,
  isErrorCode,
  isToastedBusinessError,
  overrideQuestion,
} from '../../src/domain/wire/errorCodes';

describe('§8 error catalogue', () => {
  it('§8 the business codes of the specification, spelled as on the wire', () => {
    expect(Object.values(ERROR_CODE)).toEqual(
      expect.arrayContaining([
        'ud023',
        'dsch037',
        'di023',
        'ORDER_NUMBER_EXIST',
        'OVERTIME_WORK',
        'br003',
        'br006',
      ]),
    );
    expect(new Set(Object.values(ERROR_CODE)).size).toBe(Object.keys(ERROR_CODE).length);
  });

  it.each(Object.values(ERROR_CODE))('§8 code %s has its own sentence', (code) => {
    expect(isErrorCode(code)).toBe(true);
    expect(errorCodeKey(code)).toBe(`errors.${code}`);
  });

  it.each(['zz999', '', null, undefined, 400])('§8 the code %s of another server has none', (code) => {
    expect(errorCodeKey(code)).toBeUndefined();
  });

  it.each([
    ['br003', 'forceChange'],
    ['br006', 'forceChange'],
    ['OVERTIME_WORK', 'continueOvertime'],
    ['ud023', null],
    [undefined, null],
  ])('§4 code %s asks: %s', (code, question) => {
    expect(overrideQuestion(code)).toBe(question);
  });

  it.each([
    [400, 'ud023', true],
    [400, 'dsch037', true],
    [400, 'di023', true],
    [400, 'ORDER_NUMBER_EXIST', true],
    [400, 'br003', false],
    [409, 'ud023', false],
    [400, undefined, false],
  ])('§8 HTTP %i with %s is for the shared handler: %s', (status, code, expected) => {
    expect(isToastedBusinessError(status, code)).toBe(expected);
  });
});
