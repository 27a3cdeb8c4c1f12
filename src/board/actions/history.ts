import { permission } from '../../domain/access/access';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Delivery history, "Historial de cambios" (spec §2). */
export const history: DeliveryAction = {
  name: 'history',
  access: permission('GET', '/delivery_manifest/:manifestId/delivery_events/:eventId/life_cycle'),
  hotkey: 'h',
  refusal: () => null,
  of: 'stop',
  Dialog: lazyPart(() => import('../history/LifeCycleDialog')),
};
