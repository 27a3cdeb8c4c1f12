import Box from '@mui/material/Box';
import { hiddenText } from './hiddenText';

/** Narrower than this, a header has room for the icons of its actions only. */
const NARROW = '@media (max-width: 699px)';
/** Narrower than this, a header with many actions shows the words of the main ones only. */
const CROWDED = '@media (max-width: 1439px)';

const iconOnly = { minWidth: 36, px: 2, '& .MuiButton-startIcon': { mx: 0 } } as const;

/** Style of a button whose words are a `PageActionLabel`. */
export const narrowAction = { [NARROW]: iconOnly } as const;

/** The same for one of several actions that is not the main one. */
export const minorAction = { [CROWDED]: iconOnly } as const;

/** Style of an action that a narrow header has no room for: it can be reached in another way there. */
export const wideAction = { [NARROW]: { display: 'none' } } as const;

interface PageActionLabelProps {
  children: string;
  /** Its button has the style `minorAction`. */
  isMinor?: boolean;
}

/** Words of an action in the header: where there is little room only its icon is drawn, and the words are still read. */
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
