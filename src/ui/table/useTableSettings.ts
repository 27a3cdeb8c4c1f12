import { usePreference } from '../../providers/store';
import { SIZES } from '../theme/tokens';
import type { ResourceName } from '../../resources/registry';
import { resourceOf } from '../resourceOf';

/** Skeletons are shown only when the answer is slow (field-notes 21). Milliseconds. */
export const SKELETON_AFTER = 150;

export type Density = keyof typeof SIZES.rows;
export const DENSITIES = Object.keys(SIZES.rows) as readonly Density[];
export type PageMode = 'paging' | 'infinite';

export interface TableSettings {
  /** Visible columns in the declaration's order; the first one always stays: it is the name and the link. */
  columns: readonly string[];
  /** The columns that are not shown. */
  hidden: readonly string[];
  setHidden: (names: readonly string[]) => void;
  toggleColumn: (name: string) => void;
  density: Density;
  setDensity: (density: Density) => void;
  mode: PageMode;
  setMode: (mode: PageMode) => void;
}

/** The user's table settings, stored on the server: columns per list, row height and paging for all lists. */
export function useTableSettings(name: ResourceName): TableSettings {
  const resource = resourceOf(name);
  const [hidden, setHidden] = usePreference<readonly string[]>(`columns.${name}`, resource.hidden ?? []);
  const [kept, setDensity] = usePreference<string>('density', 'standard');
  const [mode, setMode] = usePreference<string>('list_mode', 'paging');
  const density = DENSITIES.find((one) => one === kept) ?? 'standard';
  const columns = resource.list.filter((column, index) => index === 0 || !hidden.includes(column));
  return {
    columns,
    hidden,
    setHidden,
    toggleColumn: (column) =>
      setHidden(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]),
    density,
    setDensity,
    mode: mode === 'infinite' ? 'infinite' : 'paging',
    setMode,
  };
}
