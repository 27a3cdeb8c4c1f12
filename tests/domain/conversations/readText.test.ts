import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/domain/conversations/readText';

describe('what a text message says (SMS answers: C confirms, R reschedules, STOP/HELP/START)', () => {
  it.each([
    ['C', 'confirm', undefined],
    [' c. ', 'confirm', undefined],
    ['Yes!', 'confirm', 'en'],
    ['SÍ', 'confirm', 'es'],
    ['¡si!', 'confirm', 'es'],
    ['ok', 'confirm', undefined],
    ['R', 'reschedule', undefined],
    ['Otro día', 'reschedule', 'es'],
    ['another time', 'reschedule', 'en'],
    ['STOP', 'stop', undefined],
    ['Stop.', 'stop', undefined],
    ['alto', 'stop', undefined],
    ['START', 'start', undefined],
    ['help', 'help', undefined],
    ['AYUDA', 'help', undefined],
    ['نعم', 'confirm', 'ar'],
    ['أجل!', 'confirm', 'ar'],
    ['موعد آخر', 'reschedule', 'ar'],
    ['إيقاف', 'stop', undefined],
    ['مُساعدة', 'help', undefined],
  ])('%j is %s', (text, meaning, language) => {
    expect(readText(text)).toEqual({ meaning, ...(language && { language }) });
  });

  it.each([
    ['1', 1],
    [' 9) ', 9],
    ['"2"', 2],
    ['٣', 3],
  ])('%j is the number %i', (text, number) => {
    expect(readText(text)).toEqual({ meaning: 'number', number });
  });

  it.each([
    '',
    '🙂',
    'Yes, but please ring twice',
    'please stop at the gate',
    'confirm with my daughter',
    'نعم، لكن اتصل قبل الوصول',
    '0',
    '12',
    'R2',
    'x'.repeat(1600),
  ])('%j is for a person', (text) => {
    expect(readText(text)).toEqual({ meaning: 'words' });
  });
});
