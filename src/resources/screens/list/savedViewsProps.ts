import type { TableSettings } from '../../../ui/table/useTableSettings';
import type { ResourceName } from '../../registry';
import type { ListParams } from './useListParams';

export interface SavedViewsProps {
  name: ResourceName;
  params: ListParams;
  settings: TableSettings;
}
