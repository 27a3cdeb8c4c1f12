import { settleRecipientCall } from '../../../../../src/contract/dispatch/settleRecipient';
import { wrongState } from '../../../../platform/plugins/errors';
import { defineCommand } from '../command';

/** A person has looked after what the recipient asked for. What they said stays with the stop. */
export const settleRecipient = defineCommand(settleRecipientCall, {
  onClosedDay: 'free',
  async apply(work, target) {
    const { run, stop } = await work.openStop(target);
    if (stop.recipient_asks === null)
      throw wrongState('This recipient asks for nothing', { reason: 'nothingAsked' });
    await work.changeStop(run, stop, { recipient_asks: null });
  },
});
