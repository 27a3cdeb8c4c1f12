import AddRowIcon from '@mui/icons-material/PlaylistAddOutlined';
import FindIcon from '@mui/icons-material/PersonSearchOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useT, useTranslateAny } from '../../i18n/useT';
import { RedoOutlined as RedoIcon, UndoOutlined as UndoIcon } from '../../ui/pointingIcons';

interface GridToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onInsert: () => void;
  onRemove: () => void;
  onFind: () => void;
  /** The active cell and its problems. */
  children: ReactNode;
}

/** The grid's key commands as buttons, and commands without a key. */
export function GridToolbar(props: GridToolbarProps) {
  const { canUndo, canRedo, onUndo, onRedo, onInsert, onRemove, onFind, children } = props;
  const translate = useT();
  const translateAny = useTranslateAny();
  const button = (name: string, icon: ReactNode, onClick: () => void, isOn = true) => (
    <Button size="small" startIcon={icon} disabled={!isOn} onClick={onClick}>
      {translateAny(`typedLot.${name}`)}
    </Button>
  );
  return (
    <Box
      role="toolbar"
      aria-label={translate('typedLot.tools')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {button('findPerson', <FindIcon />, onFind)}
      {button('insertRow', <AddRowIcon />, onInsert)}
      {button('removeRow', <RemoveIcon />, onRemove)}
      {button('undo', <UndoIcon />, onUndo, canUndo)}
      {button('redo', <RedoIcon />, onRedo, canRedo)}
      <Box role="status" sx={{ ml: 'auto', fontSize: 13, color: 'text.secondary' }}>
        {children}
      </Box>
    </Box>
  );
}
