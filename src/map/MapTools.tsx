import AddIcon from '@mui/icons-material/Add';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import HighlightAltIcon from '@mui/icons-material/HighlightAlt';
import LayersIcon from '@mui/icons-material/Layers';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import RemoveIcon from '@mui/icons-material/Remove';
import { IconButton, Tooltip } from '@mui/material';
import { useT } from '../i18n/useT';
import styles from './map.module.css';

const ICONS = {
  zoomIn: AddIcon,
  zoomOut: RemoveIcon,
  fit: FitScreenIcon,
  locate: MyLocationIcon,
  lasso: HighlightAltIcon,
  list: FormatListBulletedIcon,
  otherMap: LayersIcon,
} as const;

export type MapTool = keyof typeof ICONS;

interface MapToolsProps {
  tools: readonly (readonly [tool: MapTool, run: () => void])[];
  /** Tools that are on. */
  on: Readonly<Partial<Record<MapTool, boolean>>>;
}

/** The buttons at the edge of a map. */
export function MapTools({ tools, on }: MapToolsProps) {
  const translate = useT();
  return (
    <div className={styles.tools}>
      {tools.map(([tool, run]) => {
        const Icon = ICONS[tool];
        const isOn = on[tool];
        return (
          <Tooltip key={tool} title={translate(`map.tools.${tool}`)} placement="left">
            <IconButton
              size="small"
              aria-label={translate(`map.tools.${tool}`)}
              aria-pressed={isOn}
              color={isOn ? 'primary' : 'default'}
              onClick={run}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
      })}
    </div>
  );
}
