import BoltIcon from '@mui/icons-material/BoltOutlined';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { PageActionLabel, wideAction } from '../../ui/PageActionLabel';
import { UndoButtons } from '../undo/UndoButtons';
import { BOARD_KEYS, keyLabel } from './boardKeyList';
import { useInteraction } from './useInteraction';

interface InteractionToolsProps {
  date: string;
  /** Items of the page in the menu beside "Undo". */
  more?: ReactNode;
}

/** Undo with what belongs to it, and the palette: shared by all pages that move stops. */
export function InteractionTools({ date, more }: InteractionToolsProps) {
  const translate = useT();
  const { tool } = useInteraction();
  return (
    <>
      <UndoButtons date={date} more={more} />
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<BoltIcon />}
        sx={wideAction}
        aria-keyshortcuts="Control+K Meta+K"
        title={keyLabel(BOARD_KEYS.palette[0])}
        onClick={() => tool.set('palette')}
      >
        <PageActionLabel>{translate('interaction.palette.title')}</PageActionLabel>
      </Button>
    </>
  );
}
