import { resetFactorsCall } from '../../../src/contract/employees/users';
import { accountOfUser } from '../../platform/accessLog/accountOf';
import { lockAccountInReach } from '../accounts/accountReach';
import { endOtherSessions } from '../accounts/sessions';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { wrongState } from '../../platform/plugins/errors';
import { publishAccessChange } from '../../platform/plugins/permissionCache';
import { serve } from '../../platform/plugins/serve';
import { hasFactor, readFactors, removeFactors } from '../../platform/plugins/readFactors';
import { notifyOwner } from './notifyOwner';

/** Somebody lost their phone: an administrator in reach takes all factors away, and the person is told. */
export const resetFactorsRoutes: RouteModule = (app, context) => {
  serve(app, resetFactorsCall, { scope: 'cdp' }, async (request) => {
    const { id } = request.params;
    const { user_id, full_name } = actorOf(request);
    await inTransaction(context.db, async (trx) => {
      const owner = await lockAccountInReach(trx, request, id);
      // One's own asks for the password: the account's page does that.
      if (id === user_id)
        throw wrongState('Change your own second factor on the page of your account', { reason: 'own' });
      const factors = await readFactors(trx, id);
      if (!hasFactor(factors)) throw wrongState('There is no second factor', { reason: 'noFactor' });
      await removeFactors(trx, id);
      await writeAudit(trx, request, {
        action: 'resetSecondFactor',
        resource: 'users',
        record_id: id,
        changes: {
          ...(factors.totp ? { totp: { from: 1, to: null } } : {}),
          ...(factors.passkeys.length > 0 ? { passkeys: { from: factors.passkeys.length, to: null } } : {}),
        },
      });
      await endOtherSessions(trx, context.clock(), id, null, 'factor');
      await publishAccessChange(trx, owner.user_type_id);
      await notifyOwner(context, trx, id, { template: 'secondFactorReset', who: full_name });
    });
    request.server.sessions.dropUser(id);
    const account = await accountOfUser(context, id);
    await app.accessLog.note(request, { kind: 'factorsReset', ...account, actor_name: full_name });
    return { id };
  });
};
