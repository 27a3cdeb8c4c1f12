import { describe, expect, it } from 'vitest';
import { ERROR_CODE } from '../../src/domain/wire/errorCodes';
import { account as accountEn } from '../../src/i18n/en/account';
import { account as accountEs } from '../../src/i18n/es/account';
import { firstAdministrator as firstEn } from '../../src/i18n/en/firstAdministrator';
import { firstAdministrator as firstEs } from '../../src/i18n/es/firstAdministrator';
import { messages as en } from '../../src/i18n/en/all';
import { messages as es } from '../support/spanish';
import { wireLanguage } from '../../src/domain/wire/wireLanguage';
import { languageOf } from '../../src/i18n/language';

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

const english = new Map(flatten({ ...en, account: accountEn, firstAdministrator: firstEn }));
const spanish = new Map(flatten({ ...es, account: accountEs, firstAdministrator: firstEs }));
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

/** Two words or more: "USD $" and "+5 min" are the same in both. */
const isSentence = (text: string) => (text.replace(/%\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 1;
const NAMES = ['Rx Dispatch', '© %{year} Rx Dispatch', 'ALF/SNF', 'Excel (XLSX)'];

describe('two whole languages', () => {
  it('has the same keys', () => expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort()));

  it('names no value that the English sentence does not get', () => {
    const unknown = [...spanish].filter(
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
    ['ar', null],
    ['', null],
    [undefined, null],
  ])('%s is read as %s', (stored, language) => expect(languageOf(stored)).toBe(language));

  it('writes English as "us" on the wire (spec §7)', () => {
    expect([wireLanguage('en'), wireLanguage('es')]).toEqual(['us', 'es']);
  });
});
