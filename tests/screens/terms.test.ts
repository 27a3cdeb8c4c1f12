import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages as en } from '../../src/i18n/en/all';
import { messages as es } from '../support/spanish';

function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sentences(child, path ? `${path}.${key}` : key));
}

const said = { en: sentences(en), es: sentences(es) };

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const text = readFileSync('docs/terms.md', 'utf8');
const rowsUnder = (title: string) =>
  (text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf);

const NOT_SAID = rowsUnder('Not said').map(
  ([language, not = '', say = '']) => [language as 'en' | 'es', not, say] as const,
);

describe('the list of terms (docs/terms.md)', () => {
  it.each(NOT_SAID)('%s: no sentence says "%s", but "%s"', (language, not) => {
    const found = said[language].filter(([, sentence]) => sentence.toLowerCase().includes(not));
    expect(found).toEqual([]);
  });

  it('says every term that it lists', () => {
    const all = {
      en: said.en.map(([, one]) => one).join('\n'),
      es: said.es.map(([, one]) => one).join('\n'),
    };
    const unsaid = rowsUnder('One word for one thing').flatMap(([english = '', spanish = '']) => [
      ...(new RegExp(english, 'i').test(all.en) ? [] : [english]),
      ...(new RegExp(spanish, 'i').test(all.es) ? [] : [spanish]),
    ]);
    expect(unsaid).toEqual([]);
  });
});
