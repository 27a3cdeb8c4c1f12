/**
 * Style of text for screen readers only. Written as CSS text, because `sx` reads a bare 1 as the full width.
 */
export const hiddenText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
