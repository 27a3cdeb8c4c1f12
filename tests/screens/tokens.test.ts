import { describe, expect, it } from 'vitest';
import { DARK, LIGHT, type Palette } from '../../src/ui/theme/tokens';
import { tokensCss } from '../support/tokensCss';

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['canvas', 'surface', 'raised', 'sunken', 'accentSoft'] as const;

describe.each<[string, Palette]>([
  ['light', LIGHT],
  ['dark', DARK],
])('contrast of the %s palette (look.md: text 4.5:1, parts and focus 3:1)', (_mode, palette) => {
  const text = GROUNDS.flatMap((ground) =>
    (['text', 'textMuted', 'accent', 'danger'] as const).map((ink) => [ink, ground] as const),
  );
  it.each([
    ...text,
    ['onAccent', 'accent'] as const,
    ['onAccent', 'accentHover'] as const,
    ['onDanger', 'danger'] as const,
    ['onDanger', 'dangerHover'] as const,
  ])('%s on %s', (ink, ground) =>
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(GROUNDS.flatMap((ground) => [['borderStrong', ground] as const, ['focus', ground] as const]))(
    '%s beside %s',
    (part, ground) => expect(contrast(palette[part], palette[ground])).toBeGreaterThanOrEqual(3),
  );

  it.each(Object.entries(palette.tones))('tone %s', (_tone, { text: words, ground, edge }) => {
    for (const under of [ground, palette.surface, palette.canvas, palette.raised, palette.sunken]) {
      expect(contrast(words, under)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(edge, under)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('tokens.css, which the pages without MUI use, is made from the same values', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('../../src/ui/theme/tokens.css');
});
