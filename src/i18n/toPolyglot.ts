import type { TranslationMessages } from 'react-admin';

/** Its type asks for every word of react-admin; ours has those that react-admin's parts in this product say. */
export function toPolyglot(messages: object): TranslationMessages {
  return messages as TranslationMessages;
}
