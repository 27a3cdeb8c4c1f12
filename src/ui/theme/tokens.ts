import type { Tone } from '../../domain/stops/statusTag';

/** Colours of one state: text on a soft background, and the line or icon beside it. */
export interface ToneColours {
  readonly text: string;
  readonly ground: string;
  readonly edge: string;
}

export interface Palette {
  /** Behind everything. */
  readonly canvas: string;
  /** Tables, forms, cards. */
  readonly surface: string;
  /** Menus, dialogs, toasts: floating elements. */
  readonly raised: string;
  /** Table heads, hovered rows, the left menu. */
  readonly sunken: string;
  /** Separators without meaning; no contrast required. */
  readonly border: string;
  /** Outline of a control: at least 3:1. */
  readonly borderStrong: string;
  readonly text: string;
  readonly textMuted: string;
  /** Interactive elements. */
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  /** Ground of the selected row or menu entry. */
  readonly accentSoft: string;
  /** Focus ring: at least 3:1. */
  readonly focus: string;
  readonly danger: string;
  readonly dangerHover: string;
  readonly onDanger: string;
  readonly tones: Readonly<Record<Tone, ToneColours>>;
}

/** Cool greys and one deep teal: other colours are reserved for states (look.md). */
export const LIGHT: Palette = {
  canvas: '#F4F6F8',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#ECF0F3',
  border: '#D6DDE4',
  borderStrong: '#76838F',
  text: '#18222C',
  textMuted: '#4C5967',
  accent: '#0B6669',
  accentHover: '#084F52',
  onAccent: '#FFFFFF',
  accentSoft: '#DBEDEC',
  focus: '#0B7F83',
  danger: '#B3262B',
  dangerHover: '#8F1D22',
  onDanger: '#FFFFFF',
  tones: {
    neutral: { text: '#364452', ground: '#E7ECF0', edge: '#697886' },
    accent: { text: '#08575A', ground: '#D8ECEB', edge: '#0B7F83' },
    amber: { text: '#754700', ground: '#FBEBCB', edge: '#A86400' },
    green: { text: '#145A33', ground: '#DBF0E1', edge: '#23824A' },
    violet: { text: '#54369B', ground: '#EAE4F8', edge: '#7658C4' },
    red: { text: '#98191F', ground: '#FBE2E2', edge: '#C4343A' },
    grey: { text: '#515D6A', ground: '#EBEEF1', edge: '#76838F' },
  },
};

/** A palette of its own, not an inversion: near-black blue-grey, softened text, state colours tuned again. */
export const DARK: Palette = {
  canvas: '#0E141A',
  surface: '#151D25',
  raised: '#1E2832',
  sunken: '#111920',
  border: '#2A3641',
  borderStrong: '#6F8090',
  text: '#DBE3EA',
  textMuted: '#9FADBB',
  accent: '#58BDB7',
  accentHover: '#7BCFCA',
  onAccent: '#06201F',
  accentSoft: '#173638',
  focus: '#6CCBC5',
  danger: '#F08A88',
  dangerHover: '#F5A5A3',
  onDanger: '#2B0707',
  tones: {
    neutral: { text: '#C2CDD8', ground: '#25313C', edge: '#8494A3' },
    accent: { text: '#86D2CC', ground: '#153637', edge: '#4BAFA9' },
    amber: { text: '#EBC27A', ground: '#382B12', edge: '#C9943A' },
    green: { text: '#8FD2A5', ground: '#16331F', edge: '#4FA96D' },
    violet: { text: '#C3B0F2', ground: '#2C2446', edge: '#9A82DD' },
    red: { text: '#F3A5A3', ground: '#421D1F', edge: '#E06A69' },
    grey: { text: '#A5B1BD', ground: '#222B34', edge: '#788896' },
  },
};

export const FONT_FAMILY = "'Inter Variable', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

/** Pixels. One grid of 4; one radius, and a smaller one for small parts (look.md). */
export const SIZES = {
  grid: 4,
  radius: 8,
  radiusSmall: 6,
  menu: 232,
  menuFolded: 64,
  header: 52,
  form: 960,
  rows: { compact: 32, standard: 40, comfortable: 52 },
  type: { table: 13, form: 14, tracking: 16 },
  /** Modal widths of spec §2; `exLarge` is a share of the window. */
  modal: { small: 400, medium: 650, large: 800, exLarge: '90%' },
} as const;

/** Maximum duration of animations (look.md); a live change fades over `liveFade`. Milliseconds. */
export const MOTION = { short: 150, liveFade: 600 } as const;
