import type { ReactElement } from 'react';
import type { Spoken } from './useWords';
import { VerifyPage } from './VerifyPage';
import { loadVerifyWords } from './verifyWords';

/** The page with its words, ready to be drawn; this module is fetched only for its own address. */
export async function verifyPage(entry: {
  key: string;
  first: Spoken;
  search: string;
}): Promise<ReactElement> {
  const { key, first, search } = entry;
  const code = new URLSearchParams(search).get('code') ?? '';
  return (
    <VerifyPage key={key} first={first} firstWords={await loadVerifyWords(first.language)} code={code} />
  );
}
