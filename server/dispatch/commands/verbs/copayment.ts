import { copaymentCall } from '../../../../src/contract/dispatch/copayment';
import { isCopaymentOffered } from '../../../../src/domain/stops/actionOffers';
import { copaymentAmount, copaymentProblems } from '../../../../src/domain/money/copayment';
import { eventStatusName } from '../../../../src/domain/stops/eventStatus';
import { toCents } from '../../../../src/domain/money/money';
import { invalid, wrongState } from '../../../plugins/errors';
import { defineCommand } from '../command';

/** What the recipient pays at the door (spec §7); 0 takes it back. */
export const copayment = defineCommand(copaymentCall, {
  onClosedDay: 'reopen',
  async apply(work, target, given) {
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
