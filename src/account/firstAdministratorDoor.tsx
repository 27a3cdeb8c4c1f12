import type { ReactElement } from 'react';
import { FirstAdministratorPage } from './FirstAdministratorPage';
import { loadFirstAdministratorWords } from './firstAdministratorWords';
import type { Spoken } from './useWords';

interface Door {
  key: string;
  first: Spoken;
  token: string;
  onCreated: (email: string) => void;
  onLeave: () => void;
}

/** The page with its words, ready to be drawn; this module is fetched only for its own address. */
export async function firstAdministratorPage({ key, ...door }: Door): Promise<ReactElement> {
  const firstWords = await loadFirstAdministratorWords(door.first.language);
  return <FirstAdministratorPage key={key} firstWords={firstWords} {...door} />;
}
