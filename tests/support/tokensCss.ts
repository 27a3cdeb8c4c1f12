import { DARK, FONT_FAMILY, LIGHT, SIZES, type Palette } from '../../src/ui/theme/tokens';

/** `borderStrong` → `--border-strong`, `tones.amber.text` → `--amber-text`. */
function paletteVariables(palette: Palette): [name: string, value: string][] {
  const { tones, ...plain } = palette;
  const named = Object.entries(plain).map(([name, value]): [string, string] => [`--${kebab(name)}`, value]);
  const toned = Object.entries(tones).flatMap(([tone, colours]) =>
    Object.entries(colours).map(([part, value]): [string, string] => [`--${tone}-${part}`, String(value)]),
  );
  return [...named, ...toned];
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The whole of `tokens.css`, which a test holds equal to this. `data-mode` on the root element is the person's
 * choice; without one the system's preference decides, even before any script has run.
 */
export function tokensCss(): string {
  const lines = (palette: Palette, indent: string) =>
    paletteVariables(palette)
      .map(([name, value]) => `${indent}${name}: ${value.toLowerCase()};\n`)
      .join('');
  return [
    `:root {\n  color-scheme: light;\n  --font: ${FONT_FAMILY};\n  --radius: ${SIZES.radius}px;\n`,
    `  --radius-small: ${SIZES.radiusSmall}px;\n${lines(LIGHT, '  ')}}\n\n`,
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-mode='light']) {\n    color-scheme: dark;\n`,
    `${lines(DARK, '    ')}  }\n}\n\n`,
    `:root[data-mode='dark'] {\n  color-scheme: dark;\n${lines(DARK, '  ')}}\n`,
  ].join('');
}
