import { Link } from '@mui/material';
import type { DrawnGround } from './open/useMapGround';
import styles from './map.module.css';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Whose data the ground is, as their licence asks. */
export function MapCredit({ ground: { file, outlines } }: { ground: DrawnGround }) {
  const text = file?.attribution ?? outlines?.attribution;
  if (text === undefined) return null;
  return (
    <span className={styles.credit} dir="ltr">
      {text.includes('OpenStreetMap') ? (
        <Link href={COPYRIGHT} target="_blank" rel="noreferrer" color="inherit">
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}
