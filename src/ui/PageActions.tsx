import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the header where a page puts its actions; null while there is no header. */
export const ActionsSlotContext = createContext<HTMLElement | null>(null);

/** Actions of a page, in the one place where they all stand: top right, the primary one last (look.md). */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = useContext(ActionsSlotContext);
  return slot && createPortal(children, slot);
}
