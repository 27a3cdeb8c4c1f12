/** Tiles of figures side by side, as many as fit; seven at 1280 px. They share the width. */
export const figureTiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

/** One figure with its name, as a card that may be a link or a button. */
export const figureTile = {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  justifyContent: 'start',
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  height: '100%',
  gap: 1,
  p: 3,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  fontVariantNumeric: 'tabular-nums',
  '&:is(a, button):hover': { borderColor: 'text.secondary' },
} as const;
