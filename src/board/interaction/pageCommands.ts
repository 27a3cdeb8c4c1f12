import { createContext, useContext } from 'react';

/** What the page around the board can do beside the board's own commands: in its palette, its keys and their sheet. */
export interface PageCommand {
  /** Unlike any other of the page. */
  name: string;
  /** In the person's language. */
  label: string;
  hotkey?: string;
  run: () => void;
}

export const PageCommandsContext = createContext<readonly PageCommand[]>([]);

export const usePageCommands = () => useContext(PageCommandsContext);
