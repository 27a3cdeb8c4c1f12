import CloseIcon from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../i18n/useT';
import { useValue, type ValueStore } from '../../providers/valueStore';
import styles from './draftBesideMap.module.css';

interface DraftBesideMapProps {
  place: ValueStore<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** An automatic plan in the place of the lists, beside the map that draws it. */
export function DraftBesideMap({ place, title, onClose, children }: DraftBesideMapProps) {
  const element = useValue(place);
  return element ? createPortal(<Panel {...{ title, onClose, children }} />, element) : null;
}

function Panel({ title, onClose, children }: Omit<DraftBesideMapProps, 'place'>) {
  const translate = useT();
  const id = useId();
  const panel = useRef<HTMLElement | null>(null);
  // The dialog of the search had the focus and has closed.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton size="small" aria-label={translate('schedulingDraft.search.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
