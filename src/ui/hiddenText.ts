/** Style of words that are for ears only. In words of CSS, as a bare 1 is the whole width to `sx`. */
export const hiddenText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
