import Box from '@mui/material/Box';
import { hiddenText } from './hiddenText';

/** Below this width a header shows only the icons of its actions. */
const NARROW = '@media (max-width: 699px)';

const iconOnly = { minWidth: 36, px: 2, '& .MuiButton-startIcon': { mx: 0 } } as const;

/** Style of a button whose label is a `PageActionLabel`. */
export const narrowAction = { [NARROW]: iconOnly } as const;

/** Style of an action that a narrow header hides; it is available elsewhere. */
export const wideAction = { [NARROW]: { display: 'none' } } as const;

/**
 * Label of an action in the header: on a narrow screen only the icon is visible, and screen readers still
 * read the label.
 */
export function PageActionLabel({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        [NARROW]: hiddenText,
      }}
    >
      {children}
    </Box>
  );
}
