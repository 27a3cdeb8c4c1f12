import { expect, it } from 'vitest';
import { shortName } from '../../src/domain/people/shortName';

it.each([
  ['CARLOS VEGA', 'Carlos V.'],
  ['MARTIN A UNDERHILL', 'Martin U.'],
  ['MARTIN A. UNDERHILL', 'Martin U.'],
  ['CARMEN ECHEVERRÍA URRUTIA', 'Carmen E.'],
  ['ÁNGELA ÁLVAREZ', 'Ángela Á.'],
  ['CHER', 'Cher'],
  ['ANA B', 'Ana B.'],
  ['', ''],
])('the short name of %s is %s', (full, short) => expect(shortName(full)).toBe(short));
