import TuneIcon from '@mui/icons-material/Tune';
import { Suspense } from 'react';
import { useT } from '../../../i18n/useT';
import { lazyPart } from '../../../providers/lazyPart';
import { BarPopover } from './BarPopover';
import type { ViewMenuProps } from './viewMenuProps';

/** They come when the menu opens: the list is there before. */
const ViewChoices = lazyPart(() => import('./ViewChoices'));

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
