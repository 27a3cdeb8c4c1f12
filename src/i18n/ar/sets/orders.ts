import { importCheck } from '../importCheck';
import { importFiles } from '../importFiles';
import { importQuestions } from '../importQuestions';
import { imports } from '../imports';
import { inbox, inboxKeys, orderForm } from '../inbox';
import { orders } from '../orders';
import { typedLot } from '../typedLot';
import type { SameKeys } from '../../messages';
import type { messages as english } from '../../en/sets/orders';

/** Arabic words of orders from outside: files, typed lists, the inbox. */
export const messages: SameKeys<typeof english> = {
  imports: { ...imports, ...importFiles, questions: importQuestions },
  importCheck,
  inbox,
  inboxKeys,
  orderForm,
  orders,
  typedLot,
};
