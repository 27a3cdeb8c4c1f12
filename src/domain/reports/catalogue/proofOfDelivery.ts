import { PERMISSIONS } from '../../access/permissions';
import { choice, day, moment, text } from '../columns';
import { defineReport } from '../defineReport';

/**
 * Who received each delivery and with which proof: what a pharmacy shows for medicines that must be handed to a person.
 * The specification marks no medicine as controlled, so that all deliveries are listed.
 */
export const proofOfDelivery = defineReport({
  name: 'proof_of_delivery',
  group: 'custody',
  right: PERMISSIONS.dispatch.listDeliveries,
  scope: 'cdp',
  period: 'range',
  filters: ['cdp', 'client', 'driver'],
  isPrivate: true,
  // The answer first: driver and client may lie behind the edge of the page.
  columns: {
    day: day(),
    run: text(),
    recipient: text(),
    order_number: text(),
    delivered_at: moment(),
    received_by: text(),
    proof: choice(),
    driver: text(),
    client: text(),
  },
});
