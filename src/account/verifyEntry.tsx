import type { ReactElement } from 'react';
import type { Spoken } from './useWords';
import { VerifyPage } from './VerifyPage';
import { loadVerifyWords } from './verifyWords';

/** The page with its translations; this module is loaded only for its own URL. */
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
