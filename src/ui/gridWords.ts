import { arSD, esES } from '@mui/x-data-grid/locales';
import type { Language } from '../domain/wire/languages';

/** The words of a grid's own buttons and menus, as its package has them. */
export const GRID_WORDS = {
  en: undefined,
  es: esES.components.MuiDataGrid.defaultProps.localeText,
  ar: arSD.components.MuiDataGrid.defaultProps.localeText,
} satisfies Record<Language, unknown>;
