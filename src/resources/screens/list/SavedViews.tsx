import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Suspense } from 'react';
import { useT } from '../../../i18n/useT';
import { lazyPart } from '../../../providers/lazyPart';
import { BarPopover } from './BarPopover';
import type { SavedViewsProps } from './savedViewsProps';

/** It comes when the menu opens: the list is there before. */
const SavedViewList = lazyPart(() => import('./SavedViewList'));

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
