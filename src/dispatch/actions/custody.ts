import { lazy } from 'react';
import { PERMISSIONS } from '../../domain/permissions';
import type { RunAction } from './runAction';

/** Where the bags of the run are, and its hand-over at the counter. */
export const custody: RunAction = {
  name: 'custody',
  access: PERMISSIONS.custody.list,
  refusal: () => null,
  Dialog: lazy(() => import('../../custody/CustodyAction')),
};
