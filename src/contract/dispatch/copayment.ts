import { mixed, object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/money/copayment';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';
import { closedDayField } from './fields';

export const copaymentCall = commandContract({
  name: 'copayment',
  summary: 'Set the copayment of a delivery',
  right: PERMISSIONS.dispatch.copayment,
  of: 'stop',
  body: object({
    /** A number as the specification's clients send it, or a decimal string as it is answered. */
    copayment_amount: mixed<string | number>()
      .test('amount', VALIDATION.type, (value) => ['string', 'number'].includes(typeof value))
      .required(VALIDATION.required),
    copayment_method: string<PaymentMethod>()
      .oneOf([...PAYMENT_METHODS])
      .nullable(),
    ...closedDayField,
  }),
  reasonField: 'closed_day_reason',
});
