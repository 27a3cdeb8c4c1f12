import { SIZES, type Palette } from './tokens';

/** Every input: label above the control, problem below (look.md, Frame). */
export function inputComponents(tokens: Palette) {
  const name = {
    position: 'static',
    display: 'block',
    transform: 'none',
    maxWidth: 'none',
    marginBottom: 4,
    padding: 0,
    overflow: 'visible',
    whiteSpace: 'normal',
    pointerEvents: 'auto',
    fontSize: SIZES.type.table,
    lineHeight: '20px',
    fontWeight: 500,
    '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: tokens.text },
  } as const;
  const problem = { margin: '4px 0 0', fontSize: SIZES.type.table, lineHeight: '20px' };
  const control = {
    '& .MuiInputLabel-root': name,
    // No gap in the outline, because the label is above it.
    '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
    '& .MuiInputBase-root.MuiInputBase-formControl .MuiInputBase-input.MuiInputBase-input::placeholder': {
      opacity: '1 !important',
    },
    '& .MuiFormHelperText-root': problem,
  };
  const group = {
    margin: 0,
    minWidth: 0,
    '& legend.MuiFormLabel-root': name,
    '& .MuiFormHelperText-root': problem,
    '& .MuiFormGroup-root': { columnGap: 12 },
    '& .MuiFormControlLabel-root': { marginLeft: -6, marginRight: 0 },
    '& .MuiCheckbox-root, & .MuiRadio-root': { padding: 6 },
  };
  return {
    MuiTextField: {
      defaultProps: { variant: 'outlined' as const, size: 'small' as const, margin: 'none' as const },
      styleOverrides: { root: control },
    },
    RaResettableTextField: { styleOverrides: { root: control } },
    RaTimeInput: { styleOverrides: { root: control } },
    RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': name } } },
    RaDateTimeInput: { styleOverrides: { root: control } },
    RaAutocompleteInput: { styleOverrides: { root: control } },
    RaCheckboxGroupInput: { defaultProps: { margin: 'none' as const }, styleOverrides: { root: group } },
    RaRadioButtonGroupInput: { defaultProps: { margin: 'none' as const }, styleOverrides: { root: group } },
    // Label above; switch and its state side by side.
    RaBooleanInput: {
      styleOverrides: {
        root: {
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          alignItems: 'center',
          justifyItems: 'start',
          '& .MuiFormControlLabel-root': { display: 'contents' },
          '& .MuiFormControlLabel-label': { ...name, gridRow: 1, gridColumn: '1 / -1' },
          '& .MuiSwitch-root': { gridRow: 2, marginLeft: -8 },
          '& .MuiFormHelperText-root': {
            gridRow: 2,
            margin: 0,
            fontSize: SIZES.type.form,
            color: tokens.text,
            '&.Mui-error': { color: tokens.danger },
          },
        },
      },
    },
  };
}
