import type { TableSettings } from '../../../ui/table/useTableSettings';
import type { ResourceName } from '../../registry';

export interface ViewMenuProps {
  name: ResourceName;
  settings: TableSettings;
  /** Columns that a filter has made the same in every row. */
  fixed: readonly string[];
}
