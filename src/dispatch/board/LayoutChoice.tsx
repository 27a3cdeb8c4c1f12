import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import ViewListIcon from '@mui/icons-material/ViewListOutlined';
import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import { useT } from '../../i18n/useT';
import { LAYOUTS, useBoardLayout, type Layout } from '../../board/useBoardLayout';

const ICONS = { columns: ViewColumnIcon, list: ViewListIcon, map: MapIcon };

/** Runs as columns, all stops as one list, or runs beside the map. */
export function LayoutChoice() {
  const translate = useT();
  const { layout, setLayout } = useBoardLayout();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      aria-label={translate('board.layout')}
      onChange={(_, next: Layout | null) => {
        if (next) setLayout(next);
      }}
    >
      {LAYOUTS.map((each) => {
        const Icon = ICONS[each];
        return (
          <Tooltip key={each} title={translate(`board.layouts.${each}`)}>
            <ToggleButton value={each} aria-label={translate(`board.layouts.${each}`)}>
              <Icon fontSize="small" />
            </ToggleButton>
          </Tooltip>
        );
      })}
    </ToggleButtonGroup>
  );
}
