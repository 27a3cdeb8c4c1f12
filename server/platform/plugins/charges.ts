import fp from 'fastify-plugin';
import { withoutCharges } from '../../../src/domain/access/employeeOptions';

/** Leaves what recipients pay out of every answer to a person whose employee has the option "charges are hidden". */
export const hiddenCharges = fp(
  (app, _options, done) => {
    app.addHook('preSerialization', async (request, _reply, payload) =>
      request.actor?.hides_charges ? withoutCharges(payload) : payload,
    );
    done();
  },
  { name: 'hiddenCharges', fastify: '5.x' },
);
