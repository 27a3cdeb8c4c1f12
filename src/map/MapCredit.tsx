import { Link } from '@mui/material';
import { useT } from '../i18n/useT';
import type { DrawnGround } from './open/useMapGround';
import styles from './map.module.css';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Whose data the ground is, as their licence asks. */
export function MapCredit({ ground: { file, outlines } }: { ground: DrawnGround }) {
  const translate = useT();
  if (!file) return outlines ? <span className={styles.credit}>{outlines.attribution}</span> : null;
  return (
    <span className={styles.credit}>
      <Link href={COPYRIGHT} target="_blank" rel="noreferrer" color="inherit">
        {translate('map.credit')}
      </Link>
    </span>
  );
}
