import { describe, expect, it } from 'vitest';
import { typedDate } from '../../src/board/palette/dateEntries';
import { matchEntries, type PaletteEntry } from '../../src/board/palette/paletteEntry';

const entry = (id: string, changes: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id,
  group: 'actions',
  label: id,
  run: () => undefined,
  ...changes,
});
const entries = [
  entry('Change status', { hint: 'ANA MUÑOZ' }),
  entry('Move'),
  entry('HILLCREST 03', { group: 'runs', hint: 'OFELIA PALACIOS', minText: 1 }),
  entry('RX0001', { group: 'stops', hint: 'ANA LEE', minText: 3 }),
  ...Array.from({ length: 20 }, (_, index) => entry(`Page ${index}`, { group: 'pages', minText: 1 })),
];
const found = (text: string) =>
  [...matchEntries(entries, text)].flatMap(([, ofGroup]) => ofGroup.map(({ id }) => id));

describe('What the palette finds', () => {
  it.each([
    ['nothing typed: only what is not hidden until then', '', ['Change status', 'Move']],
    ['a name without its accents', 'munoz', ['Change status']],
    ['words in any order', 'palacios hill', ['HILLCREST 03']],
    ['a stop from the third character on (spec §5)', 'rx', []],
    ['a stop by its order number', 'rx0', ['RX0001']],
  ])('%s', (_, text, ids) => expect(found(text)).toEqual(ids));

  it('a few of each group, those that begin with the text first', () => {
    const pages = found('page');
    expect(pages).toHaveLength(8);
    expect(found('mo')[0]).toBe('Move');
  });
});

describe('A day that is typed into the palette', () => {
  it.each([
    ['11/25', '2026-11-25'],
    ['1/5', '2026-01-05'],
    ['11/25/2027', '2027-11-25'],
    ['2026-11-25', '2026-11-25'],
    ['13/45', null],
    ['hillcrest', null],
  ])('%s means %s', (text, day) => expect(typedDate(text, '2026-11-20')).toBe(day));
});
