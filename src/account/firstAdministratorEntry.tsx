import type { ReactElement } from 'react';
import { FirstAdministratorPage } from './FirstAdministratorPage';
import { loadFirstAdministratorWords } from './firstAdministratorWords';
import type { Spoken } from './useWords';

interface Entry {
  key: string;
  first: Spoken;
  token: string;
  onCreated: (email: string) => void;
  onLeave: () => void;
}

/** The page with its translations; this module is loaded only for its own URL. */
export async function firstAdministratorPage({ key, ...entry }: Entry): Promise<ReactElement> {
  const firstWords = await loadFirstAdministratorWords(entry.first.language);
  return <FirstAdministratorPage key={key} firstWords={firstWords} {...entry} />;
}
