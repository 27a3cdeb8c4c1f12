import { copaymentCall } from '../../../../../src/contract/dispatch/copayment';
import { isCopaymentOffered } from '../../../../../src/domain/stops/actionOffers';
import { copaymentAmount, copaymentProblems } from '../../../../../src/domain/money/copayment';
import { eventStatusName } from '../../../../../src/domain/stops/eventStatus';
import { toCents } from '../../../../../src/domain/money/money';
import { invalid, wrongState } from '../../../../platform/plugins/errors';
import { defineCommand } from '../command';

/** Sets the amount that the recipient pays at the door (spec §7). 0 removes it. */
export const copayment = defineCommand(copaymentCall, {
  onClosedDay: 'reopen',
  async apply(work, target, given) {
    const { run, stop } = await work.openStop(target);
    if (!isCopaymentOffered(stop)) {
      const status = eventStatusName(stop.delivery_event_status_id);
      throw wrongState(`This stop is ${status}: no copayment can be collected any more`, { status });
    }
    const problems = copaymentProblems(given);
    const copayment_amount = copaymentAmount(given.copayment_amount);
    if (copayment_amount === null) throw invalid(problems);
    // Without an amount to pay there is no payment method.
    const copayment_method = toCents(copayment_amount) === 0 ? null : given.copayment_method;
    await work.changeStop(run, stop, {
      copayment_amount,
      ...(copayment_method === undefined ? {} : { copayment_method }),
    });
  },
});
