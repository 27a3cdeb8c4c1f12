/** Where the browser's own picker of a field opens: the control itself is never seen. */
export const BELOW_FIELD = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
} as const;
