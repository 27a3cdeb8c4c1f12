import WideIcon from '@mui/icons-material/WidthWideOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import { ToggleButton, Tooltip } from '@mui/material';
import { useT } from '../../i18n/useT';
import { useMapShown, useMapWide } from './useMapShown';
import styles from './mapToggle.module.css';

/** Shows or hides the map beside the lists, and makes it wide. */
export function MapToggle() {
  const translate = useT();
  const [isShown, setShown] = useMapShown();
  const [isWide, setWide] = useMapWide();
  const width = translate(`scheduling.map.${isWide ? 'narrow' : 'widen'}`);
  const label = translate(`scheduling.map.${isShown ? 'hide' : 'show'}`);
  return (
    <>
      <Tooltip title={label}>
        <ToggleButton
          className={styles.toggle}
          size="small"
          value="map"
          selected={isShown}
          aria-label={label}
          aria-keyshortcuts="v"
          onChange={() => setShown(!isShown)}
        >
          <MapIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      {isShown ? (
        <Tooltip title={width}>
          <ToggleButton
            className={styles.toggle}
            size="small"
            value="wide"
            selected={isWide}
            aria-label={width}
            onChange={() => setWide(!isWide)}
          >
            <WideIcon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ) : null}
    </>
  );
}
