import type { MarkerKind } from '../../../../src/domain/addresses/mapMarker';
import type { MapTheme } from '../../../../src/contract/map/picture';
import type { AreaKind, LineKind } from './scene';

export interface MapPalette {
  areas: Readonly<Record<AreaKind, string>>;
  lines: Readonly<Record<LineKind, string>>;
  /** Around streets. */
  casing: string;
  text: Readonly<Record<'place' | 'street' | 'water', string>>;
  halo: string;
  markers: Readonly<Record<MarkerKind, string>>;
  /** On markers. */
  sign: string;
}

/** Quiet ground, so that what is marked is what is seen. The marks are the tones of `src/ui/theme/tokens.css`. */
export const PALETTES: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    areas: {
      outline: '#f3f4f1',
      sea: '#cbd9e2',
      land: '#f3f4f1',
      built: '#eaebe8',
      park: '#dde8da',
      water: '#cbd9e2',
    },
    lines: {
      county: '#c3c9ce',
      border: '#98a2ab',
      river: '#cbd9e2',
      rail: '#c9ced3',
      service: '#ffffff',
      minor: '#ffffff',
      medium: '#ffffff',
      major: '#fdfbf3',
      motorway: '#efe3c4',
    },
    casing: '#c9ced3',
    text: { place: '#3f4a55', street: '#5a6570', water: '#49677c' },
    halo: '#f8f9f7',
    markers: {
      stop: '#0b6669',
      pharmacy: '#54369b',
      facility: '#364452',
      vehicle: '#145a33',
      visit: '#145a33',
    },
    sign: '#ffffff',
  },
  dark: {
    areas: {
      outline: '#1e262e',
      sea: '#111b25',
      land: '#1e262e',
      built: '#232c35',
      park: '#1f2d29',
      water: '#111b25',
    },
    lines: {
      county: '#3b4651',
      border: '#5f6c78',
      river: '#111b25',
      rail: '#38434d',
      service: '#3a4651',
      minor: '#3f4b57',
      medium: '#4b5865',
      major: '#566472',
      motorway: '#6a6a5a',
    },
    casing: '#151b21',
    text: { place: '#cfd8e0', street: '#b4bfca', water: '#8fa9bd' },
    halo: '#161d24',
    markers: {
      stop: '#58bdb7',
      pharmacy: '#c3b0f2',
      facility: '#c2cdd8',
      vehicle: '#8fd2a5',
      visit: '#8fd2a5',
    },
    sign: '#0e141a',
  },
};

/** Streets that are wide enough to have an edge. */
export const CASED: readonly LineKind[] = ['minor', 'medium', 'major', 'motorway'];
