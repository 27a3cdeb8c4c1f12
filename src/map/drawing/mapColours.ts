import type { Tone } from '../../domain/stops/statusTag';

const NAMES = ['surface', 'raised', 'text', 'text-muted', 'accent', 'accent-soft', 'border-strong'] as const;
type Name = (typeof NAMES)[number];

/** The page's colours for what is drawn on a canvas. */
export interface MapColours {
  readonly of: Readonly<Record<Name, string>>;
  readonly tone: (tone: Tone, part: 'text' | 'ground' | 'edge') => string;
}

/** Reads the colours that hold now; again when the page turns dark or light. */
export function readColours(): MapColours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#888888';
  const of = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<Name, string>;
  const tones = new Map<string, string>();
  return {
    of,
    tone: (tone, part) => {
      const name = `${tone}-${part}`;
      const known = tones.get(name) ?? read(name);
      tones.set(name, known);
      return known;
    },
  };
}
