import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');

/** What the standard's release 5.0.0 has of levels 1 and 2, by chapter. */
const REQUIREMENTS = { 1: 70, 2: 183 };
const BY_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const STATES = ['met', 'n/a', 'not met', 'operator'];
const ROW =
  /^\| (?<number>\d+\.\d+\.\d+) \| (?<level>[12]) \| (?<subject>.+?) \| (?<state>.+?) \| (?<by>.+) \|$/gm;
const rows = [...text.matchAll(ROW)].map(({ groups }) => groups ?? {});
const HIPAA = /^\| (?<paragraph>\([a-e]\)\S*) \| (?<what>.+?) \| (?<state>.+?) \| (?<by>.+) \|$/gm;
const paragraphs = [...text.matchAll(HIPAA)].map(({ groups }) => groups ?? {});

/** A file, a link to a document, or what is in the names of packages and programs. */
const namesSomething = (by: string) => /`[^`]+`|\]\([^)]+\)/.test(by);

describe('the answer to each requirement of OWASP ASVS 5.0', () => {
  it('is there once', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    for (const [level, count] of Object.entries(REQUIREMENTS))
      expect(rows.filter((row) => row.level === level)).toHaveLength(count);
    const chapters = BY_CHAPTER.map((_, at) => rows.filter(({ number }) => number?.startsWith(`${at + 1}.`)));
    expect(chapters.map(({ length }) => length)).toEqual(BY_CHAPTER);
  });

  it('is one of four words', () => {
    expect(rows.filter(({ state }) => !STATES.includes(state ?? ''))).toEqual([]);
  });

  it('"met" names by what, the others say why', () => {
    const bare = /^(?:React|JavaScript|None|Node’s|Node's|No |Garbage)/;
    const unnamed = rows.filter(
      ({ state, by = '' }) => state === 'met' && !namesSomething(by) && !bare.test(by),
    );
    expect(unnamed).toEqual([]);
    expect(rows.filter(({ by = '' }) => by.trim().length < 4)).toEqual([]);
  });
});

describe('the answer to HIPAA 164.312', () => {
  it('has all paragraphs', () => {
    expect(paragraphs.map(({ paragraph }) => paragraph)).toEqual([
      '(a)(1)',
      '(a)(2)(i)',
      '(a)(2)(ii)',
      '(a)(2)(iii)',
      '(a)(2)(iv)',
      '(b)',
      '(c)(1)',
      '(c)(2)',
      '(d)',
      '(e)(1)',
      '(e)(2)(i)',
      '(e)(2)(ii)',
    ]);
    expect(paragraphs.filter(({ state }) => !STATES.includes(state ?? ''))).toEqual([]);
  });
});
