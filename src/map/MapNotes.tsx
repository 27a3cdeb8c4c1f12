import CloseIcon from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import { createValueStore, useValue } from '../providers/valueStore';
import { useT } from '../i18n/useT';
import type { DrawnGround } from './open/useMapGround';
import styles from './map.module.css';

/** Read once is enough until the page is loaded again. */
const isRead = createValueStore(false);

interface MapNotesProps {
  ground: DrawnGround | null;
  googleFailed: boolean;
}

/** Why the ground is not what it could be, and what to do about it. */
export function MapNotes({ ground, googleFailed }: MapNotesProps) {
  const translate = useT();
  const isClosed = useValue(isRead);
  const notes = [
    googleFailed ? translate('map.googleFailed') : null,
    ground?.problem ? translate(`map.ground.${ground.problem}`) : null,
    ground?.haveOutlinesFailed ? translate('map.ground.noOutlines') : null,
  ].filter((note) => note !== null);
  if (isClosed || notes.length === 0) return null;
  return (
    <div className={styles.note} role="status">
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <IconButton size="small" aria-label={translate('map.closeNote')} onClick={() => isRead.set(true)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </div>
  );
}
