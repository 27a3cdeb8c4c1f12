import Box from '@mui/material/Box';

/** Narrower than this, a header has room for the icons of its actions only. */
const NARROW = '@media (max-width: 699px)';

/** Style of a button whose words are a `PageActionLabel`. */
export const narrowAction = {
  [NARROW]: { minWidth: 36, px: 2, '& .MuiButton-startIcon': { mx: 0 } },
} as const;

/** Style of an action that a narrow header has no room for: it can be reached in another way there. */
export const wideAction = { [NARROW]: { display: 'none' } } as const;

/** Words of an action in the header: on a narrow screen only its icon is drawn, and the words are still read. */
export function PageActionLabel({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        [NARROW]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      {children}
    </Box>
  );
}
