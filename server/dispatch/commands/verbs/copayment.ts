import { mixed, object, string, type InferType } from 'yup';
import { isCopaymentOffered } from '../../../../src/domain/stops/actionOffers';
import {
  copaymentAmount,
  copaymentProblems,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../../../../src/domain/money/copayment';
import { eventStatusName } from '../../../../src/domain/stops/eventStatus';
import { toCents } from '../../../../src/domain/money/money';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import { invalid, wrongState } from '../../../plugins/errors';
import { closedDayField } from '../rules/closedDay';
import { defineCommand } from '../command';

const body = object({
  /** A number as the specification's clients send it, or a decimal string as it is answered. */
  copayment_amount: mixed<string | number>()
    .test('amount', VALIDATION.type, (value) => ['string', 'number'].includes(typeof value))
    .required(VALIDATION.required),
  copayment_method: string<PaymentMethod>()
    .oneOf([...PAYMENT_METHODS])
    .nullable(),
  ...closedDayField,
});

/** What the recipient pays at the door (spec §7); 0 takes it back. */
export const copayment = defineCommand({
  name: 'copayment',
  summary: 'Set the copayment of a delivery',
  method: 'PUT',
  of: 'stop',
  path: 'copayment',
  body,
  hasOverride: false,
  onClosedDay: 'reopen',
  async apply(work, target, given: InferType<typeof body>) {
    const { run, stop } = await work.openStop(target);
    if (!isCopaymentOffered(stop)) {
      const status = eventStatusName(stop.delivery_event_status_id);
      throw wrongState(`This stop is ${status}: no copayment is taken any more`, { status });
    }
    const problems = copaymentProblems(given);
    const copayment_amount = copaymentAmount(given.copayment_amount);
    if (copayment_amount === null) throw invalid(problems);
    // What is not to be paid is not paid in any way.
    const copayment_method = toCents(copayment_amount) === 0 ? null : given.copayment_method;
    await work.changeStop(run, stop, {
      copayment_amount,
      ...(copayment_method === undefined ? {} : { copayment_method }),
    });
  },
});
