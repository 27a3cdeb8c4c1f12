import type { createTheme } from '@mui/material/styles';
import { inputComponents } from './themeInputs';
import { SIZES, type Palette } from './tokens';

/** The exact type of `createTheme`: other MUI types take the compiler minutes to compare. */
type ThemeComponents = NonNullable<NonNullable<Parameters<typeof createTheme>[0]>['components']>;

const PHONE = '@media (max-width: 599px)';

/** Style of stock components: dense, flat, with one visible focus ring (WCAG 2.2 focus, target size). */
export function components(tokens: Palette): ThemeComponents {
  const ring = { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 };
  const innerRing = { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 };
  const table = SIZES.type.table;
  return {
    ...inputComponents(tokens),
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: "'cv05', 'cv08', 'ss03'", overflowWrap: 'break-word' },
        // Elements that get the focus only by program (a page, its title, a dialog) show no ring, because
        // they have no action. MUI's buttons have their own, inside where a list would clip it.
        'a:focus-visible, [tabindex]:not(main, h1, .MuiDialog-container, .MuiDialog-paper, .MuiSelect-select, .MuiButtonBase-root):focus-visible':
          ring,
        '.MuiDialog-container:focus, .MuiDialog-paper:focus': { outline: 'none' },
        'h1:focus, main:focus': { outline: 'none' },
        '.tabular': { fontVariantNumeric: 'tabular-nums' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: {
        root: { borderRadius: SIZES.radius, minHeight: 36, paddingInline: 14 },
        sizeSmall: { minHeight: 32, fontSize: table, paddingInline: 10 },
        outlined: { borderColor: tokens.borderStrong },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { borderRadius: SIZES.radius }, sizeSmall: { padding: 6 } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, elevation8: { backgroundColor: tokens.raised } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
    MuiDrawer: { styleOverrides: { paper: { backgroundColor: tokens.sunken, backgroundImage: 'none' } } },
    MuiMenu: {
      styleOverrides: { paper: { backgroundColor: tokens.raised, border: `1px solid ${tokens.border}` } },
    },
    MuiPopover: {
      styleOverrides: { paper: { backgroundColor: tokens.raised, border: `1px solid ${tokens.border}` } },
    },
    MuiMenuItem: {
      styleOverrides: { root: { minHeight: 36, fontSize: 14, '&.Mui-focusVisible': innerRing } },
    },
    MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': innerRing } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          backgroundColor: tokens.raised,
          border: `1px solid ${tokens.border}`,
          // The content scrolls, so that the buttons below it stay in sight; also inside a form.
          '& > form': { display: 'flex', flexDirection: 'column', flex: '0 1 auto', minHeight: 0 },
          // A phone has no space for margins around a dialog.
          [PHONE]: { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
        },
        // Widths of the specification (§2) instead of MUI's own.
        paperWidthXs: { maxWidth: SIZES.modal.small },
        paperWidthSm: { maxWidth: SIZES.modal.medium },
        paperWidthMd: { maxWidth: SIZES.modal.large },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: { fontSize: 16, fontWeight: 600, lineHeight: '24px', [PHONE]: { paddingInline: 16 } },
      },
    },
    MuiDialogContent: { styleOverrides: { root: { [PHONE]: { paddingInline: 16 } } } },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          // The buttons end where the fields of the content end; the line says that content scrolls below it.
          padding: '12px 24px 16px',
          [PHONE]: { padding: '12px 16px' },
          borderTop: `1px solid ${tokens.border}`,
          gap: 8,
          flexWrap: 'wrap',
          // Buttons that do not fit wrap to a second line.
          '& > .MuiButton-root': { marginLeft: 0 },
          '& .MuiButton-root': { whiteSpace: 'nowrap', [PHONE]: { whiteSpace: 'normal' } },
        },
      },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 300, arrow: false },
      styleOverrides: {
        tooltip: { backgroundColor: tokens.text, color: tokens.canvas, fontSize: 12, fontWeight: 400 },
      },
    },

    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: SIZES.radius,
          backgroundColor: tokens.surface,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tokens.focus, borderWidth: 2 },
          '&.Mui-disabled': { backgroundColor: tokens.sunken },
        },
        notchedOutline: { borderColor: tokens.borderStrong },
        input: { '&::placeholder': { color: tokens.textMuted, opacity: 1 } },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { color: tokens.textMuted } } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: 12 } } },
    MuiCheckbox: { styleOverrides: { root: { color: tokens.borderStrong } } },
    MuiSwitch: {
      // The default shadow of floating elements is too large for a thumb.
      styleOverrides: {
        track: { backgroundColor: tokens.borderStrong, opacity: 1 },
        thumb: { boxShadow: 'none', border: `1px solid ${tokens.border}` },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: SIZES.radiusSmall, height: 24, fontSize: 12, fontWeight: 500 },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: table, borderColor: tokens.border, fontVariantNumeric: 'tabular-nums' },
        head: { fontWeight: 500, color: tokens.textMuted, backgroundColor: tokens.sunken },
        stickyHeader: { backgroundColor: tokens.sunken },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: { '&.Mui-active': { color: tokens.text }, '&:focus-visible': ring } },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: tokens.sunken } } },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: 40, textTransform: 'none', '&.Mui-focusVisible': innerRing },
      },
    },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: tokens.sunken } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiAlert: {
      styleOverrides: {
        standardError: tone(tokens, 'red'),
        standardWarning: tone(tokens, 'amber'),
        standardSuccess: tone(tokens, 'green'),
        standardInfo: tone(tokens, 'accent'),
      },
    },
  };
}

function tone(tokens: Palette, name: keyof Palette['tones']) {
  const { text, ground, edge } = tokens.tones[name];
  return { color: text, backgroundColor: ground, '& .MuiAlert-icon': { color: edge } };
}
