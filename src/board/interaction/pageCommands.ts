import { createContext, useContext } from 'react';

/** A command that the page adds to the board's own: in its palette, its keys and the list of keys. */
export interface PageCommand {
  /** Unique among the commands of the page. */
  name: string;
  /** Translated. */
  label: string;
  hotkey?: string;
  run: () => void;
}

export const PageCommandsContext = createContext<readonly PageCommand[]>([]);

export const usePageCommands = () => useContext(PageCommandsContext);
