import { object, string } from 'yup';
import type { CashOfDriver } from '../../domain/custody/custodyView';
import { CASH_REASON_MAX } from '../../domain/money/cashUp';
import { parseMoney } from '../../domain/money/money';
import { VALIDATION } from '../../resources/schema/messages';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { dayField, dayQuery } from '../day';
import { idField } from '../ids';

const tags = ['custody'];
const amount = () =>
  string()
    .required()
    .test('money', { message: VALIDATION.money }, (text) => parseMoney(text) !== null);

export const cashOfDayCall = callContract({
  method: 'GET',
  path: '/cash_ups',
  tags,
  summary: 'Copayments of a day, per driver and CDP',
  query: dayQuery,
  answer: answer<CashOfDriver[]>([
    { employee_id: 'number', runs: 'list', clients: 'list', cash_up: 'record or nothing' },
  ]),
});

export const closeCashCall = callContract({
  method: 'POST',
  path: '/cash_ups',
  tags,
  summary: 'Record the cash that a driver hands over',
  body: object({
    employee_id: idField().required(),
    close_door_pharmacy_id: idField().required(),
    date: dayField(),
    /** The amount that the user has seen; a different amount means that a delivery came in between. */
    to_hand_over: amount(),
    counted_amount: amount(),
    reason: string().trim().max(CASH_REASON_MAX).nullable().default(null),
  }),
  answer: NO_ANSWER,
});
