import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element in the header for a page's actions; null while there is no header. */
export const ActionsSlotContext = createContext<HTMLElement | null>(null);

/** Actions of a page, always at the top right, the primary one last (look.md). */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = useContext(ActionsSlotContext);
  return slot && createPortal(children, slot);
}
