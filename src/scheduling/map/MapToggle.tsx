import MapIcon from '@mui/icons-material/MapOutlined';
import { ToggleButton, Tooltip } from '@mui/material';
import { useT } from '../../i18n/useT';
import { useMapShown } from './useMapShown';
import styles from './mapToggle.module.css';

/** Shows or hides the map beside the lists. */
export function MapToggle() {
  const translate = useT();
  const [isShown, setShown] = useMapShown();
  const label = translate(`scheduling.map.${isShown ? 'hide' : 'show'}`);
  return (
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
  );
}
