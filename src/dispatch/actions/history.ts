import { lazy } from 'react';
import { permission } from '../../domain/access';
import type { DeliveryAction } from './deliveryAction';

/** Delivery history, "Historial de cambios" (spec §2). */
export const history: DeliveryAction = {
  name: 'history',
  access: permission('GET', '/delivery_manifest/:manifestId/delivery_events/:eventId/life_cycle'),
  hotkey: 'h',
  refusal: () => null,
  Dialog: lazy(() => import('../history/LifeCycleDialog')),
};
