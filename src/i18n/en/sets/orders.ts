import { importCheck } from '../importCheck';
import { importFiles } from '../importFiles';
import { importQuestions } from '../importQuestions';
import { imports } from '../imports';
import { inbox, inboxKeys, orderForm } from '../inbox';
import { orders } from '../orders';
import { typedLot } from '../typedLot';

/** English words of orders from outside: files, typed lists, the inbox. */
export const messages = {
  imports: { ...imports, ...importFiles, questions: importQuestions },
  importCheck,
  inbox,
  inboxKeys,
  orderForm,
  orders,
  typedLot,
};
