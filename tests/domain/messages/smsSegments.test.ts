import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsSize } from '../../../src/domain/messages/smsSegments';

describe('segments of a text message', () => {
  it.each([
    ['nothing', '', 'GSM-7', 0, 0, 160],
    ['160 letters', 'a'.repeat(160), 'GSM-7', 160, 1, 0],
    ['161 letters', 'a'.repeat(161), 'GSM-7', 161, 2, 145],
    ['306 letters', 'a'.repeat(306), 'GSM-7', 306, 2, 0],
    ['307 letters', 'a'.repeat(307), 'GSM-7', 307, 3, 152],
    ['1,600 letters', 'a'.repeat(1600), 'GSM-7', 1600, 11, 83],
    ['the letters of Spanish that GSM has', '¿Ñandú à é ü ñ?'.replace('ú', 'ù'), 'GSM-7', 15, 1, 145],
    ['80 euro signs, two places each', '€'.repeat(80), 'GSM-7', 160, 1, 0],
    ['81 euro signs', '€'.repeat(81), 'GSM-7', 162, 2, 143],
    ['an accent that GSM has not', 'Está', 'UCS-2', 4, 1, 66],
    ['70 of them', 'á'.repeat(70), 'UCS-2', 70, 1, 0],
    ['71 of them', 'á'.repeat(71), 'UCS-2', 71, 2, 63],
    ['134 of them', 'á'.repeat(134), 'UCS-2', 134, 2, 0],
    ['35 emoji, two units each', '📦'.repeat(35), 'UCS-2', 70, 1, 0],
    ['36 emoji', '📦'.repeat(36), 'UCS-2', 72, 2, 61],
    ['nine families of eight units', '👨‍👩‍👧'.repeat(9), 'UCS-2', 72, 2, 62],
    ['curly quotes', '“ok”', 'UCS-2', 4, 1, 66],
  ] as const)('%s', (_what, text, encoding, length, segments, left) => {
    expect(smsSize(text)).toMatchObject({ encoding, length, segments, left });
  });

  it('cuts no pair in the middle: the edge of a segment stays free', () => {
    // 152 letters and a sign of two places: it goes to the next segment whole.
    expect(smsSize(`${'a'.repeat(152)}€${'a'.repeat(152)}`).segments).toBe(3);
    expect(smsSize(`${'á'.repeat(66)}📦${'á'.repeat(66)}`).segments).toBe(3);
  });

  it('names the characters that make it dearer, each once', () => {
    expect(smsSize('Está aquí, está').unusual).toEqual(['á', 'í']);
  });

  it('never counts fewer segments than the places need', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { encoding, length, segments } = smsSize(text);
        const most = encoding === 'GSM-7' ? 153 : 67;
        expect(segments).toBeGreaterThanOrEqual(Math.ceil(length / (most + (encoding === 'GSM-7' ? 7 : 3))));
        expect(segments).toBeLessThanOrEqual(Math.ceil(length / (most - 1)));
      }),
    );
  });
});
