import Box from '@mui/material/Box';
import { hiddenText } from './hiddenText';

/** Below this width a header shows only the icons of its actions. */
const NARROW = '@media (max-width: 699px)';
/** Below this width a header with many actions shows the labels of the main ones only. */
const CROWDED = '@media (max-width: 1439px)';

const iconOnly = { minWidth: 36, px: 2, '& .MuiButton-startIcon': { mx: 0 } } as const;

/** Style of a button whose label is a `PageActionLabel`. */
export const narrowAction = { [NARROW]: iconOnly } as const;

/** The same for one of several actions that is not the main one. */
export const minorAction = { [CROWDED]: iconOnly } as const;

/** Style of an action that a narrow header hides; it is available elsewhere. */
export const wideAction = { [NARROW]: { display: 'none' } } as const;

interface PageActionLabelProps {
  children: string;
  /** Its button has the style `minorAction`. */
  isMinor?: boolean;
}

/**
 * Label of an action in the header: on a narrow screen only the icon is visible, and screen readers still
 * read the label.
 */
export function PageActionLabel({ children, isMinor = false }: PageActionLabelProps) {
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        [isMinor ? CROWDED : NARROW]: hiddenText,
      }}
    >
      {children}
    </Box>
  );
}
