import { useDirection } from './theme/useDirection';

/** Where a line of text begins and ends, for what a popover takes as left and right. */
export function useEdges(): { start: 'left' | 'right'; end: 'left' | 'right' } {
  return useDirection() === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}
