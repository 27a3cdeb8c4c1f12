import { createTheme, type Theme } from '@mui/material/styles';
import type { Tone } from '../../domain/stops/statusTag';
import { components } from './themeComponents';
import { DARK, LIGHT, MOTION, SIZES, type Palette as Tokens, type ToneColours } from './tokens';

declare module '@mui/material/styles' {
  interface Theme {
    /** The app's own tokens that MUI's palette does not have. */
    tokens: Tokens;
    tones: Readonly<Record<Tone, ToneColours>>;
    sizes: typeof SIZES;
  }
  interface ThemeOptions {
    tokens?: Tokens;
    tones?: Readonly<Record<Tone, ToneColours>>;
    sizes?: typeof SIZES;
  }
}

function makeTheme(mode: 'light' | 'dark', tokens: Tokens, direction: 'ltr' | 'rtl' = 'ltr'): Theme {
  const { tones } = tokens;
  // Letters of Arabic are joined: space between them would tear a word apart.
  const letterSpacing = direction === 'rtl' ? 0 : '-0.01em';
  return createTheme({
    direction,
    tokens,
    tones,
    sizes: SIZES,
    palette: {
      mode,
      primary: {
        main: tokens.accent,
        dark: tokens.accentHover,
        light: tokens.accentSoft,
        contrastText: tokens.onAccent,
      },
      secondary: { main: tokens.textMuted, dark: tokens.text, contrastText: tokens.surface },
      error: { main: tokens.danger, dark: tokens.dangerHover, contrastText: tokens.onDanger },
      warning: { main: tones.amber.text, contrastText: tones.amber.ground },
      success: { main: tones.green.text, contrastText: tones.green.ground },
      info: { main: tones.accent.text, contrastText: tones.accent.ground },
      text: { primary: tokens.text, secondary: tokens.textMuted, disabled: tokens.textMuted },
      divider: tokens.border,
      background: { default: tokens.canvas, paper: tokens.surface },
      action: {
        hover: tokens.sunken,
        hoverOpacity: mode === 'light' ? 0.05 : 0.09,
        selected: tokens.accentSoft,
        selectedOpacity: mode === 'light' ? 0.08 : 0.16,
        active: tokens.textMuted,
        disabled: tokens.textMuted,
        disabledBackground: tokens.sunken,
      },
    },
    spacing: SIZES.grid,
    shape: { borderRadius: SIZES.radius },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: SIZES.type.form,
      fontWeightLight: 400,
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      htmlFontSize: 16,
      h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h4: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h5: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h6: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      subtitle1: { fontSize: 14, lineHeight: '20px', fontWeight: 500 },
      subtitle2: { fontSize: 13, lineHeight: '20px', fontWeight: 500 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 13, lineHeight: '20px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      button: { fontSize: 14, lineHeight: '20px', fontWeight: 500, textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: 100,
        shorter: 120,
        short: MOTION.short,
        standard: MOTION.short,
        complex: MOTION.short,
        enteringScreen: MOTION.short,
        leavingScreen: MOTION.short,
      },
    },
    shadows: shadowsFor(mode),
    components: components(tokens),
  });
}

/** Only floating elements have a shadow; MUI requires 25 of them. */
function shadowsFor(mode: 'light' | 'dark'): Theme['shadows'] {
  const floating =
    mode === 'light'
      ? '0 1px 2px rgb(24 34 44 / 0.08), 0 8px 24px rgb(24 34 44 / 0.14)'
      : '0 1px 2px rgb(0 0 0 / 0.5), 0 8px 24px rgb(0 0 0 / 0.5)';
  const shadows = Array.from({ length: 25 }, (_, index) => (index === 0 ? 'none' : floating));
  return shadows as Theme['shadows'];
}

export const lightTheme = makeTheme('light', LIGHT);
export const darkTheme = makeTheme('dark', DARK);
const lightFromRight = makeTheme('light', LIGHT, 'rtl');
const darkFromRight = makeTheme('dark', DARK, 'rtl');

export function themeOf(mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): Theme {
  if (direction === 'rtl') return mode === 'dark' ? darkFromRight : lightFromRight;
  return mode === 'dark' ? darkTheme : lightTheme;
}
