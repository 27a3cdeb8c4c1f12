import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/useT';

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** Accepts a dropped file anywhere on the page, and shows this while a file is dragged over it. */
export function PageDrop({ onFile }: { onFile: (file: File) => void }) {
  const translate = useT();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onFile]);
  if (!isOver) return null;
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        position: 'fixed',
        inset: 12,
        zIndex: theme.zIndex.tooltip,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        border: '2px dashed',
        borderColor: 'primary.main',
        borderRadius: '8px',
        bgcolor: 'var(--accent-soft)',
        opacity: 0.94,
        fontSize: 16,
        fontWeight: 600,
      })}
    >
      {translate('imports.list.dropHere')}
    </Box>
  );
}
