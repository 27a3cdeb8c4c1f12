import type { MarkerKind } from '../../../../src/domain/addresses/mapMarker';

/**
 * Ground and sign of each kind around its point, as path data in px: told apart by their form, not by colour alone. A pin
 * ends at its point; the others have it in their middle.
 */
export const MARKER_SHAPES: Readonly<Record<MarkerKind, { ground: string; sign: string }>> = {
  stop: {
    ground: 'M0 0C-3 -6 -11 -12 -11 -20A11 11 0 1 1 11 -20C11 -12 3 -6 0 0Z',
    sign: 'M-4 -20A4 4 0 1 1 4 -20A4 4 0 1 1 -4 -20Z',
  },
  pharmacy: {
    ground: 'M-11 -7A4 4 0 0 1 -7 -11H7A4 4 0 0 1 11 -7V7A4 4 0 0 1 7 11H-7A4 4 0 0 1 -11 7Z',
    sign: 'M-2 -7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z',
  },
  facility: {
    ground: 'M0 -13L12 -4V11H-12V-4Z',
    sign: 'M-6 -2H-2V2H-6ZM2 -2H6V2H2ZM-2 5H2V11H-2Z',
  },
  vehicle: {
    ground: 'M-13 0A13 13 0 1 1 13 0A13 13 0 1 1 -13 0Z',
    sign: 'M-8 -5H2V4H-8ZM3 -2H6L8 1V4H3ZM-6.5 5.5A1.8 1.8 0 1 1 -2.9 5.5A1.8 1.8 0 1 1 -6.5 5.5ZM3 5.5A1.8 1.8 0 1 1 6.6 5.5A1.8 1.8 0 1 1 3 5.5Z',
  },
  visit: {
    ground: 'M0 -9L9 0L0 9L-9 0Z',
    sign: 'M-2.5 0A2.5 2.5 0 1 1 2.5 0A2.5 2.5 0 1 1 -2.5 0Z',
  },
};
