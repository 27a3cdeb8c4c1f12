import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Suspense } from 'react';
import { useT } from '../../../i18n/useT';
import { lazyPart } from '../../../providers/lazyPart';
import type { TableSettings } from '../../../ui/table/useTableSettings';
import type { ResourceName } from '../../registry';
import { BarPopover } from './BarPopover';
import type { ListParams } from './useListParams';

/** It comes when the menu opens: the list is there before. */
const SavedViewList = lazyPart(() => import('./SavedViewList'));

export interface SavedViewsProps {
  name: ResourceName;
  params: ListParams;
  settings: TableSettings;
}

/** Filters, order and columns that a person keeps under a name, with their other preferences. */
export function SavedViews(props: SavedViewsProps) {
  const translate = useT();
  return (
    <BarPopover
      title={translate('screens.views.title')}
      side="end"
      button={{ startIcon: <BookmarkIcon /> }}
      sx={{ mt: 1, width: 300, maxWidth: 'calc(100vw - 32px)', p: 4 }}
    >
      <Suspense fallback={null}>
        <SavedViewList {...props} />
      </Suspense>
    </BarPopover>
  );
}
