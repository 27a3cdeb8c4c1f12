import TuneIcon from '@mui/icons-material/Tune';
import { Suspense } from 'react';
import { useT } from '../../../i18n/useT';
import { lazyPart } from '../../../providers/lazyPart';
import type { TableSettings } from '../../../ui/table/useTableSettings';
import type { ResourceName } from '../../registry';
import { BarPopover } from './BarPopover';

/** They come when the menu opens: the list is there before. */
const ViewChoices = lazyPart(() => import('./ViewChoices'));

export interface ViewMenuProps {
  name: ResourceName;
  settings: TableSettings;
  /** Columns that a filter has made the same in every row. */
  fixed: readonly string[];
}

/** What a person may have otherwise in a list. */
export function ViewMenu(props: ViewMenuProps) {
  const translate = useT();
  return (
    <BarPopover
      title={translate('screens.list.view')}
      side="end"
      button={{ startIcon: <TuneIcon /> }}
      sx={{
        mt: 1,
        minWidth: 220,
        p: 4,
        display: 'grid',
        gap: 3,
        '& .MuiFormControlLabel-label': { fontSize: 13 },
        '& .MuiCheckbox-root, & .MuiRadio-root': { p: 1, mx: 1 },
      }}
    >
      <Suspense fallback={null}>
        <ViewChoices {...props} />
      </Suspense>
    </BarPopover>
  );
}
