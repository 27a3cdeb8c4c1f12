import { describe, expect, it } from 'vitest';
import { ERROR_CODE } from '../../src/domain/wire/errorCodes';
import { account as accountEn } from '../../src/i18n/en/account';
import { account as accountEs } from '../../src/i18n/es/account';
import { account as accountAr } from '../../src/i18n/ar/account';
import { firstAdministrator as firstEn } from '../../src/i18n/en/firstAdministrator';
import { firstAdministrator as firstEs } from '../../src/i18n/es/firstAdministrator';
import { firstAdministrator as firstAr } from '../../src/i18n/ar/firstAdministrator';
import { messages as en } from '../../src/i18n/en/all';
import { messages as es } from '../support/spanish';
import { messages as ar } from '../support/arabic';
import { wireLanguage } from '../../src/domain/wire/wireLanguage';
import { LANGUAGES, languageOf } from '../../src/domain/wire/languages';

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

const english = new Map(flatten({ ...en, account: accountEn, firstAdministrator: firstEn }));
const spanish = new Map(flatten({ ...es, account: accountEs, firstAdministrator: firstEs }));
const arabic = new Map(flatten({ ...ar, account: accountAr, firstAdministrator: firstAr }));
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

/** Two words or more: "USD $" and "+5 min" are the same in both. */
const isSentence = (text: string) => (text.replace(/%\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 1;
const NAMES = ['Rx Dispatch', '© %{year} Rx Dispatch', 'ALF/SNF', 'Excel (XLSX)'];

/** The same in every alphabet. */
const CODES: readonly string[] = [
  ...[
    'English',
    'Español',
    'ALF',
    'SNF',
    'VIN',
    'CDP',
    'CDP: %{cdp}',
    'CDP: %{name}',
    'SMS',
    'CSV',
    'PDF',
    'PNG',
    'HTTP %{status}',
  ],
  ...['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'HH:MM', 'H:MM AM'],
  ...['UTF-8', 'UTF-16 LE', 'UTF-16 BE', 'Windows-1252', 'Mac Roman'],
];
const isCode = (text: string) => text.split(' |||| ').every((form) => [...NAMES, ...CODES].includes(form));

describe('whole languages', () => {
  const others = [
    ['Spanish', spanish],
    ['Arabic', arabic],
  ] as const;
  it.each(others)('%s has the same keys', (_, words) =>
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort()),
  );

  it.each(others)('%s names no value that the English sentence does not get', (_, words) => {
    const unknown = [...words].filter(
      ([key, text]) =>
        !placeholders(text).every((name) => placeholders(english.get(key) ?? '').includes(name)),
    );
    expect(unknown).toEqual([]);
  });

  it('has no English sentence left in Spanish', () => {
    const left = [...spanish].filter(
      ([key, text]) => isSentence(text) && english.get(key) === text && !NAMES.includes(text),
    );
    expect(left).toEqual([]);
  });

  it('has Arabic letters wherever there is a word, apart from names and codes', () => {
    const left = [...arabic].filter(
      ([, text]) =>
        /\p{L}{2}/u.test(text.replace(/%\{\w+\}/g, '')) && !/\p{Script=Arabic}/u.test(text) && !isCode(text),
    );
    expect(left).toEqual([]);
  });

  it('has the six forms of Arabic, or one, wherever a sentence depends on a number', () => {
    const wrong = [...arabic].filter(([, text]) => ![1, 6].includes(text.split('||||').length));
    expect(wrong).toEqual([]);
  });

  it('needs no number in Arabic where English needs none', () => {
    const wrong = [...arabic].filter(
      ([key, text]) => text.includes('||||') && !english.get(key)?.includes('||||'),
    );
    expect(wrong).toEqual([]);
  });

  it('has a sentence for every code of the wire', () => {
    for (const code of Object.values(ERROR_CODE)) expect(english.has(`errors.${code}`), code).toBe(true);
  });
});

describe('stored languages (spec §1)', () => {
  it.each([
    ['us', 'en'],
    ['US', 'en'],
    ['en-GB', 'en'],
    ['es_MX', 'es'],
    ['ar-EG', 'ar'],
    ['fr', null],
    ['', null],
    [undefined, null],
  ])('%s is read as %s', (stored, language) => expect(languageOf(stored)).toBe(language));

  it('writes English as "us" on the wire (spec §7)', () => {
    expect(LANGUAGES.map(wireLanguage)).toEqual(['us', 'es', 'ar']);
  });
});
